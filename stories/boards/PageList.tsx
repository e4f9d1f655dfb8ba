import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { routes } from '../../src/routes';
import { boards } from './boards';

/** Every page with its board and its two stories that are alive. */
export function PageList() {
  const link = (path: string, words: string) => (
    <AnchorMdx href={`./?path=/${path}`} target="_top">
      {words}
    </AnchorMdx>
  );
  return (
    <ul>
      {routes.map(({ key, name }) => (
        <li key={key}>
          <strong>{name}:</strong> {boards[key].shows} {link(`docs/pages-${key}--docs`, 'Board')} ·{' '}
          {link(`story/pages-${key}--desktop`, 'In this window')} ·{' '}
          {link(`story/pages-${key}--phone`, 'Phone')}
        </li>
      ))}
    </ul>
  );
}
