import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CopyButton } from '../../shared/CopyButton.tsx';
import type { SandboxContents } from '../contents.ts';

/** The files of the project, and the full text of the selected one. */
export function FilesPane({ contents, folder }: { contents: SandboxContents; folder: string }) {
  const { files, open } = contents;
  const [chosen, setChosen] = useState(open);
  const id = useId();
  const file = files.find(({ path }) => path === chosen);
  if (!file) return null;
  const { path, bytes, address, code } = file;
  return (
    <>
      <FileTabs id={id} paths={files.map((one) => one.path)} chosen={chosen} onChoose={setChosen} />
      <div className="sandbox-file" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${path}`}>
        <div className="sandbox-bar">
          <p>
            <strong>{path}</strong> <small>{formatBytes(bytes)}</small>
          </p>
          {code && <CopyButton key={path} text={() => code.text} label="Copy" />}
        </div>
        {code ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <pre className="code" key={path} tabIndex={0}>
            <code dangerouslySetInnerHTML={{ __html: code.html }} />
          </pre>
        ) : (
          <img src={folder + address} alt={`The file ${path}`} />
        )}
      </div>
    </>
  );
}

interface FileTabsProps {
  /** Id of the panel without its suffix, `<id>-panel`; a tab's id is `<id>-<path>`. */
  id: string;
  paths: readonly string[];
  chosen: string;
  onChoose(path: string): void;
}

/** The file list, following the ARIA tabs pattern: one Tab stop, with arrow keys inside. Folders are only visual. */
function FileTabs({ id, paths, chosen, onChoose }: FileTabsProps) {
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

/** A line of the file list. Folders are only labels; files can be selected. */
export type Row =
  | { kind: 'folder'; name: string; depth: number }
  | { kind: 'file'; path: string; name: string; depth: number };

/**
 * The files of a project as a list with folders. Each folder appears once, at the position of its first file, followed
 * by everything in it.
 */
export function rowsOf(paths: readonly string[], depth = 0): Row[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [first = '', ...rest] = path.split('/');
    // A file and a folder can have the same name; a slash distinguishes them.
    const key = rest.length > 0 ? `${first}/` : first;
    groups.set(key, [...(groups.get(key) ?? []), rest.join('/')]);
  }
  return [...groups].flatMap(([key, inside]): Row[] => {
    if (!key.endsWith('/')) return [{ kind: 'file', path: key, name: key, depth }];
    const below = rowsOf(inside, depth + 1).map((row) =>
      row.kind === 'file' ? { ...row, path: key + row.path } : row,
    );
    return [{ kind: 'folder', name: key, depth }, ...below];
  });
}

/** The file that a key moves to, following the ARIA tabs pattern: wraps around, with both pairs of arrow keys. */
export function fileAfterKey(key: string, paths: readonly string[], now: string): string | undefined {
  const index = paths.indexOf(now);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return paths[(index + 1) % paths.length];
    case 'ArrowUp':
    case 'ArrowLeft':
      return paths.at(index - 1);
    case 'Home':
      return paths[0];
    case 'End':
      return paths.at(-1);
    default:
      return undefined;
  }
}
