import { theme } from '../../src/theme';
import { barHeight, container, spacingScale, target } from '../../src/theme/tokens';
import { Bars } from '../handbook/Bars';
import { Chapter } from '../handbook/Chapter';
import { HandbookPage } from '../handbook/HandbookPage';

/** A step of the scale in CSS pixels, as the theme computes it. */
export const stepInPixels = (step: number) => Number.parseFloat(theme.spacing(step));

/** Measures that hold for every page. */
const measures = {
  'container.width': container.width,
  'barHeight.wide': barHeight.wide,
  'barHeight.narrow': barHeight.narrow,
  target,
  'container.gutter': container.gutter,
  'container.gutterPhone': container.gutterPhone,
};

/** The spacing scale and the few measures that every page shares. */
export function SpacingPage() {
  return (
    <HandbookPage
      name="Spacing"
      lead="Distances come from one scale. What belongs together stands close, what does not stands further apart than anything inside it."
    >
      <Chapter
        heading="Scale"
        lead="In code a distance is counted in units; this is what each comes to."
      >
        <Bars
          bars={spacingScale.map((step) => ({
            name: String(step),
            value: `${stepInPixels(step)} px`,
            length: stepInPixels(step),
          }))}
        />
      </Chapter>
      <Chapter
        heading="Measures"
        lead="How wide the content grows, how high the bar is, and the smallest thing a finger should have to hit."
        tone="soft"
      >
        <Bars
          full={container.width}
          bars={Object.entries(measures).map(([name, length]) => ({
            name,
            value: `${length} px`,
            length,
          }))}
        />
      </Chapter>
    </HandbookPage>
  );
}
