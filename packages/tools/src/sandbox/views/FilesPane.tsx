import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CopyButton } from '../../shared/CopyButton.tsx';
import type { SandboxContents } from '../contents.ts';
import { fileAfterKey, rowsOf } from '../rows.ts';

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
