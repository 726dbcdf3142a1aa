import { useEffect, useState } from 'react';

/** Milliseconds after which work counts as slow. */
const SLOW_AFTER = 10_000;

export interface SlowNoteProps {
  /** What is going on, such as `Reading this file`. */
  what: string;
  onStop?(): void;
  /** What `onStop` does; by default it stops. */
  stopLabel?: string;
  /** What else there is to do. */
  advice?: string;
}

const ADVICE = 'You can wait, or stop and choose another file.';

/** Stands where work is going on: after ten seconds it says so, and offers to stop, unless another button does. */
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
