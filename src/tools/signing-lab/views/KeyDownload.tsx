import { useMemo, useState } from 'react';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { KEY_FILE } from '../code/job.ts';

/** The private key, behind a warning that the reader has to confirm. */
export function KeyDownload({ privateKey }: { privateKey: string }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const url = useObjectUrl(
    useMemo(() => new Blob([privateKey], { type: 'application/x-pem-file' }), [privateKey]),
  );
  return (
    <div className="tool-note key-download" data-tone="warning">
      <p>
        <strong>Anyone with this private key can sign as “Signing lab demo”.</strong> Use it only for tests on
        your own machine. Don’t commit it, send it, or add its root to a trust list that others use. The page
        forgets it when you sign again, start over, or leave.
      </p>
      <label className="choice">
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
        <span>I’ll use this key for tests only</span>
      </label>
      {isConfirmed && url && (
        <a className="button button-quiet" href={url} download={KEY_FILE}>
          Download {KEY_FILE}
        </a>
      )}
    </div>
  );
}
