import { createElement as h, useState } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';

const button = { font: 'inherit', fontWeight: 700, padding: 8, cursor: 'pointer' };
const full = { width: '100%', height: '100%', border: 0 };
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 390px), 1fr))',
  gap: 8,
  height: 'calc(100% - 48px)',
};

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/**
 * The entry of the toolbar that opens a story in both schemes: side by side, or stacked in a narrow window.
 * Each frame plays for itself. Without JSX: the manager brings its own React.
 */
export function BothSchemes() {
  const api = useStorybookApi();
  const { storyId, viewMode } = useStorybookState();
  const [isOpen, setOpen] = useState(false);
  const frameIn = (scheme: string) =>
    h('iframe', {
      key: scheme,
      title: `The story, ${scheme}`,
      src: api.getStoryHrefs(storyId, { queryParams: { globals: `scheme:${scheme}` } }).previewHref,
      style: full,
    });
  const close = () => setOpen(false);
  if (viewMode !== 'story') return null;
  return h(
    'div',
    null,
    h(
      'button',
      {
        type: 'button',
        onClick: () => setOpen(true),
        style: { ...button, border: 0, color: 'inherit', background: 'none' },
      },
      'Both schemes',
    ),
    isOpen &&
      h(
        'dialog',
        {
          ref: showModal,
          'aria-label': 'The story in both schemes',
          onClose: close,
          style: {
            ...full,
            inset: 0,
            maxWidth: 'none',
            maxHeight: 'none',
            boxSizing: 'border-box',
          },
        },
        h('button', { type: 'button', onClick: close, style: button }, 'Close'),
        h('div', { style: sideBySide }, ['light', 'dark'].map(frameIn)),
      ),
  );
}
