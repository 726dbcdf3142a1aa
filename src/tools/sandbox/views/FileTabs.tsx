import { type KeyboardEvent, useRef } from 'react';
import { fileAfterKey, rowsOf } from '../rows.ts';

export interface FileTabsProps {
  /** Id of the panel without its suffix, `<id>-panel`; a tab's id is `<id>-<path>`. */
  id: string;
  paths: readonly string[];
  chosen: string;
  onChoose(path: string): void;
}

/** The file list, following the ARIA tabs pattern: one Tab stop, with arrow keys inside. Folders are only visual. */
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
