import { useState } from 'react';
import { FormField } from '../../src/components/FormField';
import { routes } from '../../src/routes';
import { Screens } from './Board';
import { boards } from './boards';
import { usePrerendered } from './page';

/** A page whose words are a third longer, on each screen. */
export function LongerWords() {
  const [key, setKey] = useState<(typeof routes)[number]['key']>('seminars');
  const page = usePrerendered(`longer/${boards[key].file}`);
  return (
    <>
      <FormField
        name="page"
        label="Page"
        optional
        options={routes.map(({ key: value, name: label }) => ({ value, label }))}
        defaultValue={key}
        onChange={({ target }) => setKey(target.value as typeof key)}
        sx={{ maxWidth: 240, mb: 3 }}
      />
      <Screens page={page} />
    </>
  );
}
