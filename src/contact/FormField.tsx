import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
// MUI's parts of a field: its whole one also brings menus along, which weigh twice as much as the form.
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface FormFieldProps {
  /** The name that is sent along with what was typed. */
  name: string;
  /** What to type, always in sight. */
  label: string;
  /** `email` brings the keyboard for addresses and the browser's own check; a `message` has several lines. */
  type: 'text' | 'email' | 'message';
  /** Autofill token (WCAG 1.3.5). */
  autoComplete?: string;
  /** Keeps the text as it is; it can still be read, selected and copied. */
  readOnly: boolean;
  /** Why the field was refused. */
  error: string | undefined;
}

const multiline = {
  type: undefined,
  rows: 6,
  dir: 'auto',
  // Its box is at least as high as the specification says (9).
  sx: { display: 'block', minHeight: 150, resize: 'vertical' },
};

/**
 * A required field with its label above, and the reason of a refusal below.
 *
 * Accessibility: label and reason are tied to the field (WCAG 3.3.1). The border has 3:1 against
 * the card, and focus adds a thicker line and a halo. Text runs in the direction of its own
 * script, except in an address.
 */
export function FormField({ name, label, type, autoComplete, readOnly, error }: FormFieldProps) {
  const id = useId();
  const errorId = useId();
  const isMessage = type === 'message';
  return (
    <FormControl
      required
      fullWidth
      error={Boolean(error)}
      {...(isMessage && { sx: { flexGrow: 1 } })}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        {...(autoComplete && { autoComplete })}
        {...(error && { 'aria-describedby': errorId })}
        {...(isMessage
          ? { inputComponent: 'textarea' as unknown as OutlinedInputProps['inputComponent'] }
          : { type })}
        slotProps={{
          input: {
            readOnly,
            ...(type === 'text' && { dir: 'auto' }),
            // Some browsers send what they check to their maker. A message is text; a name or an address is not.
            ...(isMessage ? multiline : { spellCheck: false }),
          },
        }}
      />
      {error && (
        <FormHelperText id={errorId}>
          <ErrorOutlineRounded fontSize="small" />
          {/* An element of its own, since translators replace bare text nodes. */}
          <span key={error}>{error}</span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
