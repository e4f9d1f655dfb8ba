import * as composed from './composed';
import * as data from './data';
import * as feedback from './feedback';
import * as inputs from './inputs';
import * as navigation from './navigation';
import * as surfaces from './surfaces';

/**
 * How MUI's parts look that no page of the site uses. The site does not ship them: a page that uses one
 * adds its line to `components` in `src/theme/index.ts`, which `npm run lint` names.
 */
export const kit = { inputs, feedback, navigation, surfaces, data, composed };
