import { Chapter } from '../../handbook/Chapter';
import { HandbookPage } from '../../handbook/HandbookPage';
import { contrastPairs } from '../contrastPairs';
import { schemes } from '../palette';
import { Contrast } from './Contrast';
import { judge } from './judge';
import { Ramps } from './Ramps';
import { Roles } from './Roles';

/** How the pairs of both schemes did, in one sentence. */
function summary(): string {
  const verdicts = contrastPairs.flatMap((pair) => schemes.map((scheme) => judge(pair, scheme)));
  const count = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  return `Measured while you look, ${verdicts.length} times: ${count('pass')} pass, ${count('fail')} fail, and ${count('spared')} need not pass because something else says the same.`;
}

/** Ramps, roles and contrast, all of it read from the theme. */
export function ColourPage() {
  return (
    <HandbookPage
      name="Colour"
      lead="One brand hue, one warm accent, and neutrals that carry a little of the brand."
    >
      <Chapter heading="Tokens" lead="The colours there are. Everything else is made from these.">
        <Ramps />
      </Chapter>
      <Chapter
        heading="Roles"
        lead="A component never names a colour. It asks for a role, and the scheme answers: light on the left, dark on the right."
        tone="soft"
      >
        <Roles />
      </Chapter>
      <Chapter heading="Contrast" lead={summary()}>
        <Contrast />
      </Chapter>
    </HandbookPage>
  );
}
