interface HiddenTextProps {
  /** Of the element, for what it names. */
  id?: string;
  children: string;
}

/**
 * Words that are heard and not seen, such as the name of a button with an icon alone. Text of the page rather than
 * an attribute, since translators leave attributes in the old language.
 */
export function HiddenText({ id, children }: HiddenTextProps) {
  return (
    <span id={id} className="visually-hidden">
      {children}
    </span>
  );
}
