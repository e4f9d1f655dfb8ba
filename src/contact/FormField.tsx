import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
// Not MUI's TextField, which brings menus along, twice the weight of the form.
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { useId } from 'react';
import { contactPage } from '../content/pages/contact';
import type { FieldName } from './fields';

/** No spelling checker: some browsers send what it checks, here a name or an address, to their maker. */
const oneLine = { spellCheck: false };

const inputProps = {
  user_name: { autoComplete: 'name', input: { ...oneLine, dir: 'auto' } },
  user_email: { autoComplete: 'email', type: 'email', input: { ...oneLine, dir: 'ltr' } },
  message: {
    // Not `multiline`, which measures itself by inline styles: the policy refuses them (decision 003).
    inputComponent: 'textarea' as unknown as InputBaseProps['inputComponent'],
    // A textarea has no type.
    input: { type: undefined, dir: 'auto' },
  },
};

interface FormFieldProps {
  /** The name that is sent along with what was typed. */
  name: FieldName;
  /** Keeps the text as it is; it can still be read, selected and copied. */
  readOnly: boolean;
  /** Why the field was refused. */
  error: string | undefined;
  /** What to write; the reason of a refusal takes its place. */
  hint?: string;
}

/**
 * A required field with its label above, and a hint or the reason of a refusal below, both tied to it (WCAG 3.3.1, 3.3.2).
 * Text runs in the direction of its own script, except in an address.
 */
export function FormField({ name, readOnly, error, hint }: FormFieldProps) {
  const id = useId();
  const helpId = useId();
  const help = error ?? hint;
  const { input, ...rest } = inputProps[name];
  return (
    <FormControl
      required
      error={Boolean(error)}
      // Room for its error, too, so that the form does not grow.
      sx={name === 'message' ? { flexGrow: 1, minHeight: '15.5rem' } : {}}
    >
      <FormLabel htmlFor={id}>{contactPage.form.fields[name].label}</FormLabel>
      <InputBase
        {...rest}
        id={id}
        name={name}
        aria-describedby={help && helpId}
        slotProps={{ input: { readOnly, ...input } }}
      />
      {help && (
        <FormHelperText id={helpId}>
          {error && <ErrorOutlineRounded fontSize="small" />}
          {/* An element of its own, since translators replace bare text nodes. */}
          <span key={help}>{help}</span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
