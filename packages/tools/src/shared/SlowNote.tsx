import { useEffect, useState } from 'react';

/** Milliseconds after which work counts as slow. */
const SLOW_AFTER = 10_000;

export interface SlowNoteProps {
  /** The work in progress, such as `Reading this file`. */
  what: string;
  onStop?(): void;
  /** The label for `onStop`; stops by default. */
  stopLabel?: string;
  /** Other options for the reader. */
  advice?: string;
}

const ADVICE = 'You can wait, or stop and choose another file.';

/** Shown while work is in progress: after ten seconds it says so, and offers to stop unless another button does. */
export function SlowNote({ what, onStop, stopLabel = 'Stop', advice = ADVICE }: SlowNoteProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="slow-note" role="status">
      {isSlow && (
        <>
          <p>
            {what} is taking longer than 10 seconds. {advice}
          </p>
          {onStop && (
            <button type="button" className="button button-quiet" onClick={onStop}>
              {stopLabel}
            </button>
          )}
        </>
      )}
    </div>
  );
}
