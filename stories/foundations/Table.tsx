import type { ReactNode } from 'react';

interface TableProps {
  columns: readonly string[];
  rows: readonly (readonly [name: string | number, ...values: ReactNode[]])[];
}

/** A table of values from the theme, the first column their names. It scrolls where it is too wide. */
export function Table({ columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls is reached by keyboard.
    <section aria-label={columns.join(', ')} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" style={{ whiteSpace: 'nowrap', textAlign: 'start' }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row" style={{ whiteSpace: 'nowrap', textAlign: 'start' }}>
                <code>{name}</code>
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
