import { countOf } from '../../../shared/count.ts';
import { Brief } from '../../../shared/ShowText.tsx';
import { SlowNote } from '../../../shared/SlowNote.tsx';
import { useLostFocus } from '../../../shared/use-lost-focus.ts';
import { countRead } from '../state.ts';
import type { Files } from '../use-files.ts';

/** Progress of reading many files, with buttons to stop or continue. Renders nothing when all are read. */
export function FilesProgress({ files: { state, stop, skip, resume } }: { files: Files }) {
  const { rows, isRunning, reading } = state;
  const read = countRead(state);
  const isPaused = !isRunning && read < rows.length;
  const goOn = useLostFocus<HTMLButtonElement>(isPaused);
  const file = rows.find(({ id }) => id === reading)?.source.file;
  if (!isRunning && !isPaused) return null;
  return (
    <div className="files-progress">
      <p>
        <strong>
          {read} of {countOf(rows.length, 'file')} read
        </strong>
        {file && (
          <>
            {' '}
            Reading <Brief limit={60}>{file.name}</Brief>
          </>
        )}
      </p>
      <progress aria-label="Files read" value={read} max={rows.length} />
      {isRunning ? (
        <button type="button" className="button button-quiet" onClick={stop}>
          Cancel
        </button>
      ) : (
        <button ref={goOn} type="button" className="button button-quiet" onClick={resume}>
          Read the other {countOf(rows.length - read, 'file')}
        </button>
      )}
      {isRunning && (
        <SlowNote
          key={reading}
          what="Reading this file"
          onStop={skip}
          stopLabel="Skip this file"
          advice="You can wait, or go on with the next one."
        />
      )}
    </div>
  );
}
