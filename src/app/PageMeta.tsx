import { publicUrl } from '../lib/siteUrl';

interface PageMetaProps {
  title: string;
  description: string;
  /** Address of the page, where it has one of its own. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/**
 * Title, description and address of a page, for search engines and for previews of a link to it; React
 * puts them into the document's head and keeps them right when another page is opened.
 */
export function PageMeta({ title, description, path, hidden = false }: PageMetaProps) {
  const url = path && publicUrl(path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
