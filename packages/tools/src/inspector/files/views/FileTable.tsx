import type { Column, Sort } from '../order.ts';
import type { FileRow } from '../state.ts';
import { COLUMNS } from '../words.ts';
import { FileTableRow } from './FileTableRow.tsx';

export interface FileTableProps {
  rows: readonly FileRow[];
  /** The file that's being read. */
  reading: number | undefined;
  sort: Sort | undefined;
  onSort(sort: Sort | undefined): void;
  /** Files selected for comparison. */
  chosen: readonly number[];
  onChoose(id: number, isChosen: boolean): void;
  onOpen(id: number): void;
  onShowAll(): void;
}

/** The files, one per row. */
export function FileTable(props: FileTableProps) {
  const { rows, reading, sort, onSort, chosen, onChoose, onOpen, onShowAll } = props;
  if (rows.length === 0)
    return (
      <p className="files-empty">
        No file matches the filter.{' '}
        <button type="button" className="link-button" onClick={onShowAll}>
          Show all files
        </button>
      </p>
    );
  const sortBy = (column: Column) => onSort({ column, isDown: sort?.column === column && !sort.isDown });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="files-scroll" tabIndex={0} aria-label="Files">
        <SortChoice sort={sort} onSort={onSort} />
        <table className="files-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Compare</span>
              </th>
              {COLUMNS.map(([column, title]) => (
                <th
                  key={column}
                  scope="col"
                  data-column={column}
                  aria-sort={sort?.column !== column ? undefined : sort.isDown ? 'descending' : 'ascending'}
                >
                  <button type="button" onClick={() => sortBy(column)}>
                    {title}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FileTableRow
                key={row.id}
                row={row}
                isReading={row.id === reading}
                isChosen={chosen.includes(row.id)}
                onChoose={onChoose}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p className="files-note">
        Names, programs, AI use, and times are as each file states them. Findings are checks that failed, and
        an unknown signer counts as one.
      </p>
    </>
  );
}

/** On a phone, what the titles of the columns do. */
function SortChoice({ sort, onSort }: Pick<FileTableProps, 'sort' | 'onSort'>) {
  const choose = (value: string) => {
    const column = COLUMNS.find(([one]) => one === value)?.[0];
    onSort(column && { column, isDown: false });
  };
  return (
    <div className="files-sort">
      <label>
        Sort by{' '}
        <select value={sort?.column ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">Order added</option>
          {COLUMNS.map(([column, title]) => (
            <option key={column} value={column}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {sort && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => onSort({ ...sort, isDown: !sort.isDown })}
        >
          Reverse
        </button>
      )}
    </div>
  );
}
