import { contrastRatio } from '../contrast';
import { type ContrastPair, needed } from '../contrastPairs';
import { colourOf, type Scheme } from '../palette';

/**
 * How two colours do in a scheme; `spared` when they miss the ratio and something else says the
 * same.
 */
export function judge({ colour, on, kind, instead }: ContrastPair, scheme: Scheme) {
  const ratio = contrastRatio(colourOf(colour, scheme), colourOf(on, scheme));
  const passes = ratio >= needed[kind];
  return { ratio, verdict: passes ? 'pass' : instead ? 'spared' : 'fail' } as const;
}
