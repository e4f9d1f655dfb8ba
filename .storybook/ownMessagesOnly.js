/*
 * The first script of manager and preview. Storybook's channel accepts messages from any page, and a
 * message can hold a React element, which is script: only this Storybook's own pages get a hearing.
 */
{
  const ownOrigin = window.origin;
  window.addEventListener(
    'message',
    (event) => {
      if (event.origin !== ownOrigin) event.stopImmediatePropagation();
    },
    true,
  );
}
