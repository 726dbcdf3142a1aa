import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { useMemo, useState } from 'react';
import { CertificateList } from '../../report/views/CertificateList.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { CHAIN_FILE, KEY_FILE } from '../code/job.ts';
import type { Signed } from '../types.ts';
import { Versions } from './Versions.tsx';

const pemFile = (text: string) => new Blob([text], { type: 'application/x-pem-file' });

/** The signing result: sizes, certificates, and the files to download. */
export function SignedFacts({ signed, versions }: { signed: Signed; versions: readonly Signed[] }) {
  const { picture, bytes, name, certificates, privateKey } = signed;
  const root = certificates.at(-1);
  const files = useMemo(
    () => ({
      image: new Blob([bytes], { type: picture.format.type }),
      root: root && pemFile(toPem(root)),
      chain: pemFile(certificates.slice(0, -1).map(toPem).join('')),
    }),
    [bytes, picture, root, certificates],
  );
  return (
    <section className="signed" aria-label="What you signed">
      <div className="signed-head">
        <h3>What you signed</h3>
        <p className="soft">
          {formatBytes(bytes.length)}, made from {formatBytes(picture.file.size)}
        </p>
      </div>
      <div className="sign-ways">
        <Download blob={files.image} name={name} label="Download signed image" />
        <Download blob={files.root} name="root.pem" />
        <Download blob={files.chain} name={CHAIN_FILE} />
      </div>
      <Versions versions={versions} />
      {privateKey && <KeyDownload key={privateKey} privateKey={privateKey} />}
      <details className="fold">
        <summary>
          View the certificates{' '}
          <small>
            of an ECDSA key on <span>P-256</span> (ES256),{' '}
            {privateKey ? 'kept on this page' : 'already discarded'}
          </small>
        </summary>
        <p className="soft">The file contains the first two, but not the root.</p>
        <CertificateList certificates={certificates} />
      </details>
    </section>
  );
}

function Download({ blob, name, label }: { blob: Blob | undefined; name: string; label?: string }) {
  const url = useObjectUrl(blob);
  return (
    url && (
      <a href={url} download={name}>
        {label ?? `Download ${name}`}
      </a>
    )
  );
}

/** The private key, behind a warning that the reader has to confirm. */
function KeyDownload({ privateKey }: { privateKey: string }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const blob = useMemo(() => pemFile(privateKey), [privateKey]);
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
      {isConfirmed && <Download blob={blob} name={KEY_FILE} />}
    </div>
  );
}
