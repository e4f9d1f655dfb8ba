import type { ReactNode } from 'react';

interface TableProps {
  columns: readonly string[];
  /** The first of each row names it. */
  rows: readonly (readonly [name: string | number, ...values: ReactNode[]])[];
  /** Of the region that scrolls; two of a page differ. */
  label?: string;
}

/** A table of docs. It scrolls where it is too wide. */
export function Table({ columns, rows, label = columns.join(', ') }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls is reached by keyboard.
    <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%', overflowWrap: 'normal', textAlign: 'left' }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} style={{ backgroundColor: 'transparent' }}>
              <th scope="row">{name}</th>
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
