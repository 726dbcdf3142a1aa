import { InlineText } from './InlineText.tsx';

/** A cell: words with `code` and [links](/docs/…). */
export interface JsonIndexProps {
  label: string;
  columns: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
  href: (address: string) => string;
}

/** A table over the whole JSON reference. */
export function JsonIndex({ label, columns, rows, href }: JsonIndexProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so it must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="table-scroll json-index" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, i) => (
                <td key={columns[i]}>
                  <InlineText text={cell} href={href} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
