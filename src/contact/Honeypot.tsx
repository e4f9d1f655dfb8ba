import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { honeypotName } from './message';

/**
 * A field that people cannot fill: `inert` keeps focus, autofill, find-in-page and screen readers out,
 * and what it holds is never sent. Extensions fill it as spam scripts do, so it proves nothing: the
 * form asks and swallows no message.
 *
 * @param label for anyone who meets it after all, in a browser without `inert` or styles
 */
export function Honeypot({ label }: { label: string }) {
  const id = useId();
  return (
    <Box inert aria-hidden sx={visuallyHidden}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}
