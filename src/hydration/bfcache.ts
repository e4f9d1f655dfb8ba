/**
 * Firefox drops messages that are posted while a page enters the bfcache. React schedules work by them, for example
 * after a `blur`, and waits for the lost one forever. Posts it again when the page comes back.
 */
export function resumeAfterBfcache() {
  let port: MessagePort | undefined;
  // oxlint-disable-next-line typescript/unbound-method -- Called with the port below.
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...given: [unknown]) {
    // oxlint-disable-next-line typescript/no-this-alias -- React posts `null`, by this port.
    if (given[0] === null) port = this;
    postMessage.apply(this, given);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) port?.postMessage(null);
  });
}
