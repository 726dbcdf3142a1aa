import { useEffect, useRef, useState } from 'react';
import { FrameButtons } from '../shared/FrameButtons.tsx';
import { loadStylesheet } from '../ui/stylesheet.ts';
import { choose, loadOurs, type OurFile } from './our-files.ts';
import href from './sample-frame.css?url';

/** Awaited by `mount.tsx`. */
export const ready = loadStylesheet(href);

export interface SampleFrameProps {
  /** The program's name, for the frame's title. */
  name: string;
  /** Address of the built page. */
  page: string;
  /** Our files for its inputs; undefined if readers have to choose their own. */
  ours?: OurFile[] | undefined;
}

type Ours = 'idle' | 'loading' | 'chosen' | 'failed';

const STATUS: Readonly<Record<Ours, string>> = {
  idle: '',
  loading: 'Loading our files…',
  chosen: 'Our files are chosen in the sample.',
  failed: 'Our files couldn’t be loaded. Check your network connection, or choose your own.',
};

/** A web sample in a frame, with the reader's own files or ours. */
export default function SampleFrame({ name, page, ours }: SampleFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useRef<HTMLElement>(null);
  const [runs, setRuns] = useState(1);
  const [isThere, setThere] = useState(false);
  const [state, setState] = useState<Ours>('idle');
  // The button that was pressed has been removed.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  const chooseOurs = async () => {
    if (!ours) return;
    setState('loading');
    try {
      const files = await loadOurs(ours);
      const inside = frame.current?.contentDocument;
      if (!inside) return;
      choose(inside, files);
      setState('chosen');
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  };

  return (
    <section className="sample-frame" aria-label={`Running ${name}`} ref={root} tabIndex={-1}>
      <div className="sample-frame-bar">
        {ours && (
          <button type="button" className="button button-quiet" disabled={!isThere} onClick={chooseOurs}>
            Use our files
          </button>
        )}
        <FrameButtons
          page={page}
          onReload={() => {
            setThere(false);
            setState('idle');
            setRuns(runs + 1);
          }}
        />
      </div>
      <iframe
        key={runs}
        ref={frame}
        src={page}
        title={`${name}, running`}
        aria-busy={!isThere}
        onLoad={() => setThere(true)}
      />
      <p role="status">{STATUS[state]}</p>
    </section>
  );
}
