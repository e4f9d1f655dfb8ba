import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
// MUI's parts of a field: its whole one also brings menus along, which weigh twice as much as the form.
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface FormFieldProps {
  /** The name that is sent along with what was typed. */
  name: string;
  /** What to type, always in sight. */
  label: string;
  /** `email` brings the keyboard for addresses and the browser's own check. */
  type?: 'text' | 'email';
  /** Autofill token (WCAG 1.3.5). */
  autoComplete?: string;
  /** Several lines; the box is at least 150 px high (specification 9). */
  multiline?: boolean;
  /** Keeps the text as it is; it can still be read, selected and copied. */
  readOnly?: boolean;
  /** Why the field was refused; shown under it and tied to it. */
  error?: string | undefined;
}

/**
 * A required field with its label above and the reason of a refusal below.
 *
 * Not for optional questions: every field of this site is required and says so to the browser.
 *
 * Accessibility: label and reason are tied to the field (WCAG 3.3.1). The border has 3:1 against
 * the card, and focus adds a thicker line and a halo. Text runs in the direction of its own
 * script, except in an address.
 */
export function FormField({
  name,
  label,
  type = 'text',
  autoComplete,
  multiline = false,
  readOnly = false,
  error,
}: FormFieldProps) {
  const id = useId();
  const reasonId = useId();
  return (
    <FormControl required fullWidth error={Boolean(error)}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        {...(autoComplete && { autoComplete })}
        {...(error && { 'aria-describedby': reasonId })}
        {...(multiline ? { inputComponent: 'textarea' } : { type })}
        slotProps={{
          input: {
            readOnly,
            ...(type === 'text' && { dir: 'auto' }),
            // Some browsers send what they check to their maker. A message is text; a name or an address is not.
            ...(!multiline && { spellCheck: false }),
            ...(multiline && {
              type: undefined,
              rows: 6,
              sx: { display: 'block', minHeight: 150, resize: 'vertical' },
            }),
          },
        }}
      />
      {error && (
        <FormHelperText id={reasonId}>
          <ErrorOutlineRounded sx={{ fontSize: '1.25rem' }} />
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
