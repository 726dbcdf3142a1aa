import { type KeyboardEvent, useRef } from 'react';
import { fileAfterKey, rowsOf } from '../rows.ts';

export interface FileTabsProps {
  /** Of the panel without its ending, `<id>-panel`; a tab's is `<id>-<path>`. */
  id: string;
  paths: readonly string[];
  chosen: string;
  onChoose(path: string): void;
}

/** The list of files, after the tabs pattern of ARIA: one stop for Tab, arrows within. Folders are only for the eye. */
export function FileTabs({ id, paths, chosen, onChoose }: FileTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = rowsOf(paths);
  const inOrder = rows.flatMap((row) => (row.kind === 'file' ? row.path : []));

  const press = (event: KeyboardEvent) => {
    const next = fileAfterKey(event.key, inOrder, chosen);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(next)}"]`)?.focus();
  };

  return (
    <div className="sandbox-tabs" role="tablist" aria-label="Files" ref={list} onKeyDown={press}>
      {rows.map((row) =>
        row.kind === 'folder' ? (
          <span key={row.name + row.depth} aria-hidden="true" data-depth={row.depth}>
            {row.name}
          </span>
        ) : (
          <button
            key={row.path}
            type="button"
            role="tab"
            id={`${id}-${row.path}`}
            data-path={row.path}
            data-depth={row.depth}
            data-folder={row.path.slice(0, -row.name.length)}
            aria-label={row.path}
            aria-controls={`${id}-panel`}
            aria-selected={row.path === chosen}
            tabIndex={row.path === chosen ? 0 : -1}
            onClick={() => onChoose(row.path)}
          >
            {row.name}
          </button>
        ),
      )}
    </div>
  );
}
