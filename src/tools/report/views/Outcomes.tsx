import { formatNames, STORE_ENDING } from '../../../c2pa/formats.ts';
import { FileButton } from '../../shared/FileButton.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { useLostFocus } from '../../shared/use-lost-focus.ts';
import { webAddress } from '../../shared/visible-text.ts';
import type { Asset } from '../asset.ts';
import type { Problem } from '../model/problems.ts';

function Title({ children }: { children: string }) {
  return (
    <h3 ref={useLostFocus<HTMLHeadingElement>()} tabIndex={-1}>
      {children}
    </h3>
  );
}

/** Something went wrong: what, why, and what can be done. */
export function ProblemNote({ problem, onRetry }: { problem: Problem; onRetry?(): void }) {
  return (
    <div className="outcome" data-tone="bad" role="alert">
      <Title>{problem.title}</Title>
      <p>{problem.text}</p>
      {problem.detail && (
        <details className="outcome-detail">
          <summary>What the reader said</summary>
          <p>
            <ShowText>{problem.detail}</ShowText>
          </p>
        </details>
      )}
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}

export interface NothingProps {
  asset: Asset;
  /** Reads the file together with the manifest store that lies beside it. */
  onSidecar(store: File): void;
}

/** A file without credentials; said in a way that blames nobody. */
export function Nothing({ asset, onSidecar }: NothingProps) {
  return (
    <div className="outcome" data-tone="plain">
      <Title>No Content Credentials found</Title>
      <p>
        This file carries none that this reader can find. Most files have none, and many lose them on the way.
        It says nothing about the file, neither good nor bad.
      </p>
      {asset.from === 'clipboard' && (
        <p>
          It came from the clipboard: a picture that is copied in a page or a program is drawn anew, and its
          credentials stay behind. Save the file, and drop it here.
        </p>
      )}
      <p>If they lie beside it, in a file that ends in .c2pa, give that file too.</p>
      <FileButton
        label="Choose a .c2pa file"
        accept={STORE_ENDING}
        isQuiet
        onFiles={([store]) => store && onSidecar(store)}
      />
      <details className="outcome-detail">
        <summary>Where was looked</summary>
        <p>
          In the file itself, as its kind ({asset.format.label}) keeps them, and for an address of a manifest
          elsewhere in its metadata. Kinds of files that are read: {formatNames}.
        </p>
      </details>
    </div>
  );
}

/** The manifest lies elsewhere. Fetching it tells its host that somebody looks at this file, so the reader decides. */
export function Elsewhere({ url, onFetch }: { url: string; onFetch(): void }) {
  const href = webAddress(url);
  const host = href === undefined ? undefined : new URL(href).host;
  const canFetch = href?.startsWith('https:') || (host !== undefined && host === location.host);
  return (
    <div className="outcome" data-tone="plain">
      <Title>The credentials of this file lie elsewhere</Title>
      <p>The file holds only the address of its manifest. It was not fetched:</p>
      <p className="outcome-address">
        <ShowText>{url}</ShowText>
      </p>
      {canFetch ? (
        <>
          <p>If you fetch it, {host} learns that somebody with your network address looks at this file.</p>
          <button type="button" className="button" onClick={onFetch}>
            Fetch from {host}
          </button>
        </>
      ) : (
        <p>It is not an address that a browser fetches for this page, so it stays text.</p>
      )}
    </div>
  );
}
