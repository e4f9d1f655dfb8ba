import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ContrastPair, contrastPairs, needed } from '../contrastPairs';
import { colourOf, type Scheme } from '../palette';
import { judge } from './judge';
import { Pair, PairList } from './PairList';
import { Swatch } from './Swatch';

const verdicts = {
  pass: { Icon: CheckRounded, word: 'Pass', colour: 'success.main' },
  fail: { Icon: CloseRounded, word: 'Fail', colour: 'error.main' },
  spared: { Icon: RemoveRounded, word: 'Need not pass', colour: 'text.secondary' },
} as const;

/** The two colours as they meet: letters for words, a ring for what is only seen. */
function Meeting({ pair, scheme }: { pair: ContrastPair; scheme: Scheme }) {
  return (
    <Swatch
      colour={colourOf(pair.on, scheme)}
      ink={colourOf(pair.colour, scheme)}
      width={64}
      height={52}
    >
      {pair.kind === 'mark' ? (
        <Box sx={{ width: 24, height: 24, border: '3px solid', borderRadius: '50%' }} />
      ) : (
        <Box component="span" sx={{ typography: pair.kind === 'large' ? 'price' : 'body1' }}>
          Aa
        </Box>
      )}
    </Swatch>
  );
}

function Judgement({ pair, scheme }: { pair: ContrastPair; scheme: Scheme }) {
  const { ratio, verdict } = judge(pair, scheme);
  const { Icon, word, colour } = verdicts[verdict];
  return (
    <>
      <Meeting pair={pair} scheme={scheme} />
      <Typography
        variant="body2"
        sx={{ color: 'text.heading', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {ratio.toFixed(2)}
      </Typography>
      <Icon titleAccess={word} sx={{ fontSize: '1.25rem', color: colour }} />
    </>
  );
}

function explain({ kind, where, instead }: ContrastPair) {
  return [`${where}.`, `Needs ${needed[kind]}.`, instead && `${instead}.`]
    .filter(Boolean)
    .join(' ');
}

/** Every two colours that meet, how far they stand apart in each scheme, and whether it suffices. */
export function Contrast() {
  return (
    <PairList>
      {contrastPairs.map((pair) => (
        <Pair
          key={`${pair.colour} ${pair.on}`}
          name={`${pair.colour} on ${pair.on}`}
          text={explain(pair)}
          light={<Judgement pair={pair} scheme="light" />}
          dark={<Judgement pair={pair} scheme="dark" />}
        />
      ))}
    </PairList>
  );
}
