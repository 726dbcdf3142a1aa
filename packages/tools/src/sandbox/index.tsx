import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FrameButtons } from '../shared/FrameButtons.tsx';
import { loadStylesheet } from '../ui/stylesheet.ts';
import { type SandboxContents, STACKBLITZ, stackblitzFields } from './contents.ts';
import href from './sandbox.css?url';
import { FilesPane } from './views/FilesPane.tsx';

/** Awaited by `mount.tsx`. */
export const ready = loadStylesheet(href);

interface SandboxProps {
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
            <FramePane
              title={contents.title}
              builtWith={contents.builtWith}
              page={folder + contents.page}
              height={contents.height}
            >
              <FullScreenButton of={root} />
            </FramePane>
          </div>
          <Ways contents={contents} zip={`${folder}sandbox-${name}.zip`} />
        </>
      )}
    </section>
  );
}

/** @param folder address of the sandbox's folder @throws Error if it can't be loaded completely */
async function loadContents(folder: string): Promise<SandboxContents> {
  const response = await fetch(`${folder}files.json`);
  if (!response.ok) throw new Error(`${response.status} for ${folder}files.json`);
  return (await response.json()) as SandboxContents;
}

type Loading = { status: 'loading' } | { status: 'failed' } | { status: 'done'; contents: SandboxContents };

/** The files of a sandbox, fetched when the tool opens. @param folder address of the sandbox's folder */
function useContents(folder: string): { loading: Loading; retry: () => void } {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  const load = useCallback(() => {
    setLoading({ status: 'loading' });
    loadContents(folder).then(
      (contents) => setLoading({ status: 'done', contents }),
      () => setLoading({ status: 'failed' }),
    );
  }, [folder]);
  useEffect(load, [load]);
  return { loading, retry: load };
}

/** Toggles full screen for an element; renders nothing if the browser doesn't support it (as on some phones). */
function FullScreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    // Browsers refuse this outside of a click; nothing changes then.
    (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => {});
  };
  return (
    <button type="button" className="button button-quiet" onClick={toggle}>
      {isFull ? 'Exit full screen' : 'Full screen'}
    </button>
  );
}

/** Ways to get the project: as a zip file from this site, or opened on another one. */
function Ways({ contents, zip }: { contents: SandboxContents; zip: string }) {
  const pictures = contents.files.every(({ code }) => code) ? '' : ', with placeholders for images';
  return (
    <div className="sandbox-ways">
      <a className="button button-quiet" href={zip} download="">
        Download zip <small>{formatBytes(contents.zipBytes)}, all files</small>
      </a>
      <form action={STACKBLITZ} method="post" target="_blank" rel="noopener">
        {stackblitzFields(contents).map(([name, value]) => (
          <input type="hidden" key={name} name={name} value={value} />
        ))}
        <button type="submit" className="button button-quiet">
          Open in StackBlitz <small>sends these files to stackblitz.com{pictures}</small>
        </button>
      </form>
    </div>
  );
}

interface FramePaneProps {
  title: string;
  /** A bundler's name. */
  builtWith: string;
  /** Address of the built page. */
  page: string;
  /** CSS pixels. */
  height: number;
  /** Additional buttons. */
  children: ReactNode;
}

/** The running example, with a button to reload it. */
function FramePane({ title, builtWith, page, height, children }: FramePaneProps) {
  const [runs, setRuns] = useState(1);
  const [isThere, setThere] = useState(false);
  return (
    <div className="sandbox-run">
      <div className="sandbox-bar">
        <p>
          <strong>Example</strong>, built with {builtWith}
        </p>
        <div>
          <FrameButtons
            page={page}
            onReload={() => {
              setThere(false);
              setRuns(runs + 1);
            }}
          />
          {children}
        </div>
      </div>
      <p className="sr-only" role="status">
        {isThere && (runs === 1 ? 'The example is running.' : 'The example was reloaded.')}
      </p>
      <iframe
        key={runs}
        src={page}
        title={`Running example: ${title}`}
        style={{ blockSize: height }}
        aria-busy={!isThere}
        onLoad={() => setThere(true)}
      />
    </div>
  );
}
