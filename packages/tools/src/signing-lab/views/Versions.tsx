import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { ACTION_WORDS } from '@content-credentials/verdict/report/terms';
import { useMemo } from 'react';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { countOf } from '../../shared/count.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { PICTURE_EDITS } from '../model/picture-edits.ts';
import type { Signed } from '../types.ts';

interface VersionProps {
  version: Signed;
  /** From 1. */
  number: number;
}

const wordsOf = (action: string) => ACTION_WORDS[action] ?? action;

function useVersionUrl({ bytes, picture }: Signed): string | undefined {
  const { type } = picture.format;
  return useObjectUrl(useMemo(() => new Blob([bytes], { type }), [bytes, type]));
}

/** All versions, once there's more than one, to download. */
export function Versions({ versions }: { versions: readonly Signed[] }) {
  if (versions.length < 2) return null;
  return (
    <ol className="versions" aria-label="Versions">
      {versions.map((version, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: versions are only added at the end
        <VersionItem key={index} version={version} number={index + 1} />
      ))}
    </ol>
  );
}

/** A version of the image: what was done, what the SDK said when it was signed, and the file. */
function VersionItem({ version, number }: VersionProps) {
  const { bytes, actions, state, manifests, name } = version;
  const url = useVersionUrl(version);
  return (
    <li>
      <p>
        <strong>Version {number}</strong> <ShowText limit={120}>{actions.map(wordsOf).join(', ')}</ShowText>
        <small>
          {state} when signed · {countOf(manifests, 'manifest')} · {formatBytes(bytes.length)}
        </small>
      </p>
      {url && (
        <a href={url} download={name.replace('.', `-${number}.`)} aria-label={`Download version ${number}`}>
          Download
        </a>
      )}
    </li>
  );
}

/** The last versions in the order of their edits, an arrow between them. */
export function LastEdits({ versions }: { versions: readonly Signed[] }) {
  const shown = versions.slice(-3);
  const first = versions.length - shown.length + 1;
  return (
    <ol className="last-edits" aria-label="Edits">
      {shown.map((version, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place shows whichever version is there
        <li key={index}>
          {index > 0 && (
            <svg className="edit-arrow" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 12h16M14 6l6 6-6 6" />
            </svg>
          )}
          <Print version={version} number={first + index} />
        </li>
      ))}
    </ol>
  );
}

function Print({ version, number }: VersionProps) {
  const url = useVersionUrl(version);
  const edit = PICTURE_EDITS.find(({ action }) => number > 1 && version.actions.includes(action));
  return (
    <figure>
      <div className="print" data-edit={edit?.key}>
        {url && <BoundedImage src={url} alt={`Version ${number}`} />}
      </div>
      <figcaption>
        <span>{number}</span> {edit?.done ?? 'Original'}
      </figcaption>
    </figure>
  );
}
