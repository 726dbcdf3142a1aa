import { acceptedFiles } from '@content-credentials/verdict/formats';
import { useId, useState } from 'react';
import { FileButton } from '../../../intake/FileButton.tsx';
import { save } from '../../../report/export/save.ts';
import { type TrustState, trustCredits, trustTitles } from '../../../report/trust.ts';
import { countOf } from '../../../shared/count.ts';
import { ROWS_FOR_FILTER } from '../../../ui/rows-for-filter.ts';
import { csvOfFiles, jsonOfFiles } from '../export.ts';
import { type Filter, labelsOf } from '../order.ts';
import type { FileRow } from '../state.ts';

export interface FilesToolsProps {
  rows: readonly FileRow[];
  /** The files that match the filter, in the order of the table. */
  shown: readonly FileRow[];
  filter: Filter;
  onFilter(filter: Filter): void;
  chosen: readonly number[];
  trust: TrustState;
  onCompare(): void;
  onFiles(files: readonly File[]): void;
  onClear(): void;
}

/** Filter, comparison, and downloads for a table of files. Downloads contain only the files shown. */
export function FilesTools(props: FilesToolsProps) {
  const { rows, shown, filter, onFilter, chosen, trust, onCompare, onFiles, onClear } = props;
  const [words, label] = [useId(), useId()];
  const [isHinted, setHinted] = useState(false);
  const hasFilter = rows.length >= ROWS_FOR_FILTER;
  const compare = () => (chosen.length === 2 ? onCompare() : setHinted(true));
  const saveCsv = () => save(csvOfFiles(shown), 'text/csv', 'content-credentials.csv');
  const saveJson = () =>
    save(
      jsonOfFiles(shown, { trustLists: trustTitles(trust), credits: trustCredits(trust) }, new Date()),
      'application/json',
      'content-credentials.json',
    );
  return (
    <div className="files-tools">
      <div className="files-filter">
        {hasFilter && (
          <>
            <div className="field">
              <label htmlFor={words}>Filter</label>
              <input
                id={words}
                type="search"
                autoComplete="off"
                spellCheck={false}
                value={filter.words}
                onChange={({ target }) => onFilter({ ...filter, words: target.value })}
              />
            </div>
            <div className="field">
              <label htmlFor={label}>State</label>
              <select
                id={label}
                value={filter.label}
                onChange={({ target }) => onFilter({ ...filter, label: target.value })}
              >
                <option value="">All</option>
                {labelsOf(rows).map(([one, count]) => (
                  <option key={one} value={one}>{`${one} (${count})`}</option>
                ))}
              </select>
            </div>
          </>
        )}
        <output htmlFor={hasFilter ? `${words} ${label}` : undefined}>
          {shown.length === rows.length
            ? countOf(rows.length, 'file')
            : `${shown.length} of ${countOf(rows.length, 'file')}`}
        </output>
      </div>
      <div className="files-actions">
        <button type="button" className="button button-quiet" onClick={compare}>
          Compare two files
        </button>
        <button type="button" className="button button-quiet" onClick={saveCsv}>
          Download CSV
        </button>
        <button type="button" className="button button-quiet" onClick={saveJson}>
          Download JSON
        </button>
        <FileButton label="Add files" accept={acceptedFiles} multiple isQuiet onFiles={onFiles} />
        <button type="button" className="button button-quiet" onClick={onClear}>
          Clear the table
        </button>
      </div>
      <p className="files-hint" role="status">
        {isHinted &&
          chosen.length !== 2 &&
          `Select two files in the first column, then compare them. ${chosen.length || 'None'} selected.`}
      </p>
    </div>
  );
}
