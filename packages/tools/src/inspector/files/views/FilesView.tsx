import { useLayoutEffect, useRef, useState } from 'react';
import { SdkProgress } from '../../../intake/SdkProgress.tsx';
import type { SdkState } from '../../../intake/use-sdk.ts';
import type { TrustState } from '../../../report/trust.ts';
import { ProblemNote } from '../../../report/views/Outcomes.tsx';
import { countOf } from '../../../shared/count.ts';
import { type Filter, filterRows, NO_FILTER, type Sort, sortRows } from '../order.ts';
import { MAX_FILES } from '../state.ts';
import type { Files } from '../use-files.ts';
import { FilesProgress } from './FilesProgress.tsx';
import { FilesTools } from './FilesTools.tsx';
import { FileTable } from './FileTable.tsx';

export interface FilesViewProps {
  files: Files;
  trust: TrustState;
  sdk: SdkState;
  /** A report is open instead. The table keeps its order, filter, and scroll position. */
  isHidden: boolean;
  onOpen(ids: readonly number[]): void;
  onFiles(files: readonly File[]): void;
}

/** Many files in a table that can be sorted, filtered, and saved, and that opens each file's report. */
export function FilesView({ files, trust, sdk, isHidden, onOpen, onFiles }: FilesViewProps) {
  const { rows, reading, tooMany, problem } = files.state;
  const [sort, setSort] = useState<Sort>();
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<{ id: number; top: number }>(undefined);
  const shown = sortRows(filterRows(rows, filter), sort);

  const open = (ids: readonly number[]) => {
    left.current = { id: ids[0] ?? 0, top: scrollY };
    onOpen(ids);
  };

  // Returns to the reader's previous position.
  useLayoutEffect(() => {
    if (isHidden || !left.current) return;
    const { id, top } = left.current;
    left.current = undefined;
    root.current?.querySelector<HTMLElement>(`[data-open="${id}"]`)?.focus({ preventScroll: true });
    scrollTo(0, top);
  }, [isHidden]);

  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));

  return (
    <div className="files" ref={root} hidden={isHidden}>
      {tooMany > 0 && (
        <p className="tool-note" data-tone="warning" role="status">
          {countOf(tooMany, 'file')} {tooMany === 1 ? 'was' : 'were'} left out, because the table holds up to{' '}
          {MAX_FILES}. It has the first ones you chose.
        </p>
      )}
      {problem && <ProblemNote problem={problem} onRetry={files.resume} />}
      {files.state.isRunning && <SdkProgress sdk={sdk} />}
      <FilesProgress files={files} />
      <FilesTools
        rows={rows}
        shown={shown}
        filter={filter}
        onFilter={setFilter}
        chosen={chosen}
        trust={trust}
        onCompare={() => open(chosen)}
        onFiles={onFiles}
        onClear={files.clear}
      />
      <FileTable
        rows={shown}
        reading={reading}
        sort={sort}
        onSort={setSort}
        chosen={chosen}
        onChoose={choose}
        onOpen={(id) => open([id])}
        onShowAll={() => setFilter(NO_FILTER)}
      />
    </div>
  );
}
