/**
 * Keeps React from throwing where a translator or an extension has moved, wrapped or removed nodes of the page
 * (facebook/react#11538).
 */
export function tolerateForeignNodes() {
  // oxlint-disable-next-line typescript/unbound-method -- Called with a node below.
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = <Child extends Node>(child: Child): Child => {
    const parent = child.parentNode;
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    node: Child,
    reference: Node | null,
  ): Child {
    let place = reference;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}
