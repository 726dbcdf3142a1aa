import { useMemo } from 'react';
import { formatBytes } from '../../../c2pa/format-bytes.ts';
import { ACTION_WORDS } from '../../../c2pa/report/terms.ts';
import { StateMark } from '../../report/views/StateMark.tsx';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { countOf } from '../../shared/count.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import type { Signed } from '../types.ts';

export interface VersionItemProps {
  version: Signed;
  /** From 1. */
  number: number;
  isLast: boolean;
}

/** A version of the image: what was done, what the SDK said when it was signed, and the file. */
export function VersionItem({ version, number, isLast }: VersionItemProps) {
  const { bytes, picture, actions, state, manifests, name } = version;
  const { type } = picture.format;
  const url = useObjectUrl(useMemo(() => new Blob([bytes], { type }), [bytes, type]));
  const done = actions.map((action) => ACTION_WORDS[action] ?? action).join(', ');
  return (
    <li aria-current={isLast || undefined}>
      {url && <BoundedImage src={url} alt={`Version ${number}`} />}
      <div>
        <p className="version-name">
          <strong>Version {number}</strong> <ShowText limit={120}>{done}</ShowText>
        </p>
        <p className="version-facts">
          <StateMark tone={state === 'Invalid' ? 'bad' : 'plain'} />
          <span>
            {state} when signed · {countOf(manifests, 'manifest')} · {formatBytes(bytes.length)}
          </span>
        </p>
        {url && (
          <a href={url} download={name.replace('.', `-${number}.`)}>
            Download version {number}
          </a>
        )}
      </div>
    </li>
  );
}
