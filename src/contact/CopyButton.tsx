import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ContactFormText } from '../content/types';

interface CopyButtonProps {
  labels: Pick<ContactFormText, 'copy' | 'copied' | 'copyByHand'>;
  /** The words for the clipboard. */
  copied: string;
}

/** Copies a letter that is too long for a mail link, and says on its own face whether that worked. */
export function CopyButton({ labels, copied }: CopyButtonProps) {
  const [label, setLabel] = useState<'copy' | 'copied' | 'copyByHand'>('copy');
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => setLabel('copied'),
      () => setLabel('copyByHand'),
    );
  return (
    <Button
      type="button"
      variant="outlined"
      size="small"
      // Without HTTPS the clipboard is missing.
      onClick={() =>
        void Promise.resolve()
          .then(copy)
          .catch(() => setLabel('copyByHand'))
      }
    >
      <span aria-live="polite">{labels[label]}</span>
    </Button>
  );
}
