import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { contactDraft } from '../../services/contactDraft';
import { type ContactMessage, emptyMessage, isSameMessage } from '../../services/contactMessage';

/**
 * Keeps what is written in the form, and puts it back when the form opens again or is drawn anew.
 * Fields that already hold something, typed before the page's script arrived, are left alone.
 *
 * @param onRestore called with what stands in the form once it is restored
 * @returns what is written, and `keep`, to be called whenever that has changed
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  onRestore: (message: ContactMessage) => void,
) {
  const [written, setWritten] = useState(emptyMessage);

  const keep = (message: ContactMessage) => {
    contactDraft.write(message);
    setWritten(message);
  };

  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const restored = contactDraft.restore(form.current);
    if (!isSameMessage(restored, emptyMessage)) keep(restored);
    onRestore(restored);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- The words are known once the form is drawn.
  useLayoutEffect(() => restore(), []);

  return { written, keep };
}
