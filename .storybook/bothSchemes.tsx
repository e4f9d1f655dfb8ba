import React from 'react';
import { Button, Modal } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 390px), 1fr))',
  gap: 8,
  height: '75vh',
};

/**
 * The entry of the toolbar that opens a story in both schemes: side by side, or stacked in a narrow window.
 * Each frame plays for itself. The manager turns JSX into calls of `React`.
 */
export function BothSchemes() {
  const api = useStorybookApi();
  const { storyId, viewMode } = useStorybookState();
  const [isOpen, setOpen] = React.useState(false);
  const addressIn = (globals: string) =>
    api.getStoryHrefs(storyId, { queryParams: { globals } }).previewHref;
  if (viewMode !== 'story') return null;
  return (
    <>
      <Button variant="ghost" ariaLabel={false} onClick={() => setOpen(true)}>
        Both schemes
      </Button>
      <Modal
        ariaLabel="The story in both schemes"
        width="100%"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <Modal.Close />
        <div style={sideBySide}>
          {['light', 'dark'].map((scheme) => (
            <iframe
              key={scheme}
              title={`The story, ${scheme}`}
              src={addressIn(`scheme:${scheme}`)}
              style={{ width: '100%', height: '100%', border: 0 }}
            />
          ))}
        </div>
      </Modal>
    </>
  );
}
