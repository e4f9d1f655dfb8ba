import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
// MUI's parts of a field: its whole one also brings menus along, which weigh twice as much as the form.
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ChangeEventHandler, type Ref, useId } from 'react';

interface FormFieldProps {
  /** The name that is sent along with what was typed. */
  name: string;
  /** What to type, always in sight. */
  label: string;
  /** `email` brings the keyboard for addresses and the browser's own check. */
  type?: 'text' | 'email' | 'tel';
  /** Autofill token (WCAG 1.3.5). */
  autoComplete?: string;
  /** Whether it may stay empty; its label should say so. */
  optional?: boolean;
  /** Several lines; the box is at least 150 px high (specification 9). */
  multiline?: boolean;
  /** Lines of the box at first. */
  rows?: number;
  /** Choices of a native list. */
  options?: readonly { value: string; label: string }[];
  /** What stands in it at first. */
  defaultValue?: string;
  /** Keeps the text as it is; it can still be read, selected and copied. */
  readOnly?: boolean;
  /** What helps to fill it in; shown under it and tied to it. */
  helperText?: string;
  /** Why the field was refused; takes the place of the help. */
  error?: string | undefined;
  /** Called with each change. */
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  /** The element that takes the text. */
  ref?: Ref<HTMLInputElement>;
  /** Styles of the place it stands in. */
  sx?: SxProps<Theme>;
}

/**
 * A field with its label above, and help or the reason of a refusal below: one line, several, or a choice.
 *
 * Not for a choice among few, which stands open as radio buttons.
 *
 * Accessibility: label, help and reason are tied to the field (WCAG 3.3.1). The border has 3:1 against
 * the card, and focus adds a thicker line and a halo. Text runs in the direction of its own
 * script, except in an address.
 */
export function FormField({
  name,
  label,
  type = 'text',
  autoComplete,
  optional = false,
  multiline = false,
  rows = 6,
  options,
  defaultValue,
  readOnly = false,
  helperText,
  error,
  onChange,
  ref,
  sx,
}: FormFieldProps) {
  const id = useId();
  const helpId = useId();
  const help = error ?? helperText;
  const isLine = !multiline && !options;
  return (
    <FormControl required={!optional} fullWidth error={Boolean(error)} {...(sx && { sx })}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        {...(ref && { inputRef: ref })}
        {...(onChange && { onChange })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(autoComplete && { autoComplete })}
        {...(help && { 'aria-describedby': helpId })}
        {...(isLine
          ? { type }
          : {
              inputComponent: (options
                ? 'select'
                : 'textarea') as OutlinedInputProps['inputComponent'],
            })}
        slotProps={{
          input: {
            ...(options ? { children: options.map(optionOf) } : { readOnly }),
            ...(type === 'text' && { dir: 'auto' }),
            // Some browsers send what they check to their maker. A message is text; a name or an address is not.
            ...(isLine && { spellCheck: false }),
            ...(!isLine && { type: undefined }),
            ...(multiline && {
              rows,
              sx: { display: 'block', minHeight: 150, resize: 'vertical' },
            }),
          },
        }}
      />
      {help && (
        <FormHelperText id={helpId}>
          {error && <ErrorOutlineRounded fontSize="small" />}
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const optionOf = ({ value, label }: { value: string; label: string }) => (
  <option key={value} value={value}>
    {label}
  </option>
);
