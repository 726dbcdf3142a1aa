import { formatNames, STORE_ENDING } from '@content-credentials/verdict/formats';
import { manifestLookup } from '@content-credentials/verdict/report/lookups';
import type { Asset } from '../../intake/asset.ts';
import { FileButton } from '../../intake/FileButton.tsx';
import type { Problem } from '../../intake/problems.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { useLostFocus } from '../../shared/use-lost-focus.ts';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { FramedImage, shownImage } from './Preview.tsx';
import { Seal } from './Seal.tsx';

/** What a file without a report is called: as a heading, aloud, and in a table. */
export const OUTCOME_TITLES = {
  nothing: 'No Content Credentials found',
  elsewhere: 'This file’s credentials are at another URL',
} as const;

function Title({ children }: { children: string }) {
  return (
    <h3 ref={useLostFocus<HTMLHeadingElement>()} tabIndex={-1}>
      {children}
    </h3>
  );
}

/** A problem, with its cause and its fix. It’s gray like every file that wasn’t read: red is for one that was changed. */
export function ProblemNote({ problem, onRetry }: { problem: Problem; onRetry?(): void }) {
  return (
    <div className="outcome" role="alert">
      <Title>{problem.title}</Title>
      <p>{problem.text}</p>
      {problem.detail && (
        <details className="fold soft">
          <summary>Technical details</summary>
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
  /** The absent part of a truncated file, as a sentence. */
  missing?: string;
  /** Reads the file together with the manifest store next to it. */
  onSidecar(store: File): void;
}

/** A file without credentials, which isn't an error. */
export function Nothing({ asset, missing, onSidecar }: NothingProps) {
  const shown = shownImage(asset);
  const picture = useObjectUrl(shown);
  return (
    <div className="outcome">
      {shown && (
        // Its place is there before the image, so that nothing moves.
        <div className="verdict-place">
          {picture && (
            <FramedImage
              className="verdict-picture"
              src={picture}
              alt="The file, as your browser displays it"
            />
          )}
        </div>
      )}
      <div className="outcome-text">
        <div className="verdict-head">
          <Seal tone="noted" isCracked={false} />
          <Title>{OUTCOME_TITLES.nothing}</Title>
        </div>
        <p>
          Most files don’t have any, and many lose them when they’re edited or uploaded. This says nothing
          about the file, good or bad.
        </p>
        {missing && <p>The file is cut off, so credentials may be missing. {missing}</p>}
        {asset.from === 'clipboard' && (
          <p>
            The file came from the clipboard. Copying an image usually copies only its pixels, without its
            credentials. Save the file instead, then choose it here.
          </p>
        )}
        <p className="soft">
          If the credentials are in a separate .c2pa file, choose that file too.{' '}
          <FileButton
            label="Choose a .c2pa file"
            accept={STORE_ENDING}
            isLink
            onFiles={([store]) => store && onSidecar(store)}
          />
        </p>
        <details className="fold soft">
          <summary>Where the inspector looked</summary>
          <p>
            In the file itself, where the {asset.format.label} format keeps credentials, and in its metadata
            for the URL of a remote manifest. Supported formats: {formatNames}.
          </p>
        </details>
      </div>
    </div>
  );
}

/**
 * The manifest is hosted elsewhere. Fetching it reveals to the host that someone is viewing this file, so the reader
 * decides.
 */
export function Elsewhere({ url, onFetch }: { url: string; onFetch(origin: string): void }) {
  const { host, origin } = manifestLookup(url, location.host) ?? {};
  return (
    <div className="outcome">
      <Title>{OUTCOME_TITLES.elsewhere}</Title>
      <p>
        The file contains only the URL of its manifest. Nothing was fetched from it, so nothing was checked.
      </p>
      <p className="outcome-address">
        <ShowText>{url}</ShowText>
      </p>
      {origin !== undefined ? (
        <>
          <p>If you fetch it, {host} learns that someone at your network address is viewing this file.</p>
          <button type="button" className="button" onClick={() => onFetch(origin)}>
            Fetch from {host}
          </button>
        </>
      ) : (
        <p>
          A web page can’t fetch from this URL, because it isn’t https or names a host in your own network.
        </p>
      )}
    </div>
  );
}
