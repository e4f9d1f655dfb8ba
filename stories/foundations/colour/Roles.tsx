import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Code } from '../../handbook/Code';
import { titled, wordsOf } from '../../handbook/words';
import {
  colourOf,
  purposeOf,
  type Role,
  roleGroups,
  type Scheme,
  schemes,
  tokenOf,
} from '../palette';
import { Pair, PairList } from './PairList';
import { Swatch } from './Swatch';

function RoleColour({ role, scheme }: { role: Role; scheme: Scheme }) {
  const colour = colourOf(role, scheme);
  return (
    <>
      <Swatch colour={colour} width={44} height={44} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="facts" component="p" sx={{ color: 'text.heading' }}>
          {wordsOf(tokenOf(colour))}
        </Typography>
        <Typography variant="facts" component="p">
          <Code>{colour}</Code>
        </Typography>
      </Box>
    </>
  );
}

/** Every role of the palette with its colour in both schemes and the token it comes from. */
export function Roles() {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 5.5, md: 6.5 } }}>
      {roleGroups.map(({ name, roles }) => (
        <div key={name}>
          <Typography component="h3" variant="h4" sx={{ mb: 2 }}>
            {titled(name)}
          </Typography>
          <PairList>
            {roles.map((role) => (
              <Pair
                key={role}
                name={role}
                text={purposeOf(role)}
                light={<RoleColour role={role} scheme={schemes[0]} />}
                dark={<RoleColour role={role} scheme={schemes[1]} />}
              />
            ))}
          </PairList>
        </div>
      ))}
    </Box>
  );
}
