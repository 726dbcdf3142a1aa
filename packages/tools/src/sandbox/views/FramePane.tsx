import { type ReactNode, useState } from 'react';
import { FrameButtons } from '../../shared/FrameButtons.tsx';

export interface FramePaneProps {
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
export function FramePane({ title, builtWith, page, height, children }: FramePaneProps) {
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
