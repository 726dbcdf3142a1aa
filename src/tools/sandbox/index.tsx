import { useEffect, useRef } from 'react';
import { loadStylesheet } from '../shared/stylesheet.ts';
import href from './sandbox.css?url';
import { useContents } from './use-contents.ts';
import { FilesPane } from './views/FilesPane.tsx';
import { FramePane } from './views/FramePane.tsx';
import { FullScreenButton } from './views/FullScreenButton.tsx';
import { Ways } from './views/Ways.tsx';

/** Awaited by `mount.tsx`. */
export const ready = loadStylesheet(href);

export interface SandboxProps {
  name: string;
  /** Address of the sandbox's folder, with base path and trailing slash. */
  folder: string;
}

/** A small project: its files on one side, and the page built from them on the other. */
export default function Sandbox({ name, folder }: SandboxProps) {
  const { loading, retry } = useContents(folder);
  const root = useRef<HTMLElement>(null);
  // The button that was pressed has been removed.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  const contents = loading.status === 'done' ? loading.contents : undefined;
  return (
    <section className="sandbox" aria-label="Sandbox" ref={root} tabIndex={-1}>
      <p className="sr-only" role="status">
        {contents && `${contents.files.length} files and the running example are ready.`}
      </p>
      {loading.status === 'loading' && <p className="sandbox-waiting">Loading the files…</p>}
      {loading.status === 'failed' && (
        <div className="sandbox-problem" role="alert">
          <p>This project’s files couldn’t be loaded. Check your network connection.</p>
          <button type="button" className="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {contents && (
        <>
          <div className="sandbox-panes">
            <FilesPane contents={contents} folder={folder} />
            <FramePane title={contents.title} page={`${folder}app/run.html`} height={contents.height}>
              <FullScreenButton of={root} />
            </FramePane>
          </div>
          <Ways contents={contents} zip={`${folder}sandbox-${name}.zip`} />
        </>
      )}
    </section>
  );
}
