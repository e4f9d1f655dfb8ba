/** The step of the story in this frame. The test runner asks for it if a story does not end. */
globalThis.storyProgress = { step: '', lookedFor: '', changes: 0 };

new MutationObserver(() => {
  storyProgress.changes += 1;
}).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
