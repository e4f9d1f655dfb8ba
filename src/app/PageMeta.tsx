interface PageMetaProps {
  title: string;
  description: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** Title and description of a page; React puts them into the document's head. */
export function PageMeta({ title, description, hidden = false }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
