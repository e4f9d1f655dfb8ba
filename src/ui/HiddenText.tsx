/**
 * Words that are heard and not seen, such as the name of a button with an icon alone. Text of the page rather than
 * an attribute, since translators leave attributes in the old language.
 */
export function HiddenText({ id, children }: { id?: string; children: string }) {
  return (
    <span id={id} className="visually-hidden">
      {children}
    </span>
  );
}
