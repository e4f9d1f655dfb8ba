/**
 * Keeps React from throwing where a translator or an extension has moved, wrapped or removed nodes of the page
 * (facebook/react#11538).
 */
export function tolerateForeignNodes() {
  // oxlint-disable-next-line typescript/unbound-method -- Called with a node below.
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = (child) => {
    const parent = child.parentNode;
    return parent ? (removeChild.call(parent, child) as typeof child) : child;
  };

  Node.prototype.insertBefore = function (node, reference) {
    let place = reference;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as typeof node;
  };
}
