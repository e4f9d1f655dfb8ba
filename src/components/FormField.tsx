import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface FormFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email';
  /** What the browser may fill in (WCAG 1.3.5). */
  autoComplete?: string;
  /** Several lines; the box is at least 150 px high (specification 9). */
  multiline?: boolean;
  /** Keeps the text as it is; it can still be read, selected and copied. */
  readOnly?: boolean;
  /** Why the field was refused; shown under it and tied to it. */
  error?: string | undefined;
}

/**
 * A required field with its label above and the reason of a refusal below (WCAG 3.3.1). Text runs in
 * the direction of its own script, except in an address.
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
  return (
    <TextField
      id={useId()}
      name={name}
      label={label}
      type={type}
      {...(autoComplete && { autoComplete })}
      required
      fullWidth
      error={Boolean(error)}
      helperText={
        error && (
          <>
            <ErrorOutlineRounded aria-hidden sx={{ fontSize: '1.25rem' }} />
            {error}
          </>
        )
      }
      slotProps={{
        input: multiline ? { inputComponent: 'textarea' } : {},
        htmlInput: {
          readOnly,
          ...(type === 'text' && { dir: 'auto' }),
          ...(multiline && {
            type: undefined,
            rows: 6,
            sx: { display: 'block', minHeight: 150, resize: 'vertical' },
          }),
        },
      }}
    />
  );
}
