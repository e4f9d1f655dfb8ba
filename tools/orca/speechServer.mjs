import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

/** How long a fast voice takes for a letter, in milliseconds. */
const letterTime = 25;

/** Answers by command, as the Speech Dispatcher's protocol (SSIP) has them; anything else is `200 OK`. */
const answers = {
  'HISTORY GET CLIENT_ID': '245-1\r\n245 OK CLIENT ID SENT',
  'LIST OUTPUT_MODULES': '250-silent\r\n250 OK MODULE LIST SENT',
  'LIST SYNTHESIS_VOICES': '249-Silent\ten\tnone\r\n249 OK VOICE LIST SENT',
  'GET OUTPUT_MODULE': '251-silent\r\n251 OK GET RETURNED',
  QUIT: '231 HAPPY HACKING',
};

/**
 * A speech server without a sound: takes as long as a voice would, and keeps what was spoken. Debian's own
 * needs a sound card.
 *
 * @param {string} socketPath where Orca looks for it
 * @returns what was spoken; `cut` by what came later, or `cleared` before it began
 */
export function startSpeechServer(socketPath) {
  /** @type {{ text: string, state: 'waiting' | 'speaking' | 'spoken' | 'cut' | 'cleared' }[]} */
  const utterances = [];
  /** @type {NodeJS.Timeout | undefined} */
  let speaking;

  const speakNext = () => {
    const next = utterances.find(({ state }) => state === 'waiting');
    if (speaking || !next) return;
    next.state = 'speaking';
    speaking = setTimeout(() => {
      next.state = 'spoken';
      speaking = undefined;
      speakNext();
    }, next.text.length * letterTime);
  };

  const cancel = () => {
    clearTimeout(speaking);
    speaking = undefined;
    for (const utterance of utterances) {
      if (utterance.state === 'speaking') utterance.state = 'cut';
      if (utterance.state === 'waiting') utterance.state = 'cleared';
    }
  };

  const server = createServer((socket) => {
    /** @type {string[] | undefined} */
    let data;
    let rest = '';
    /** @param {string} line */
    const answer = (line) => {
      if (data && line !== '.') {
        data.push(line);
        return '';
      }
      if (data) {
        const text = data
          .join(' ')
          .replace(/<[^>]+>/g, '')
          .trim();
        data = undefined;
        if (text) utterances.push({ text, state: 'waiting' });
        speakNext();
        return '225-1\r\n225 OK MESSAGE QUEUED';
      }
      if (/^SPEAK/i.test(line)) {
        data = [];
        return '230 OK RECEIVING DATA';
      }
      if (/^(CANCEL|STOP)/i.test(line)) cancel();
      return answers[/** @type {keyof typeof answers} */ (line.toUpperCase())] ?? '200 OK';
    };
    socket.setEncoding('utf8').on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const said = answer(line);
        if (said) socket.write(`${said}\r\n`);
      }
    });
    socket.on('error', () => socket.destroy());
  });
  mkdirSync(dirname(socketPath), { recursive: true });
  server.listen(socketPath);
  return { utterances, close: () => server.close() };
}
