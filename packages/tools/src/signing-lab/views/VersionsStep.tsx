import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { ACTION_WORDS } from '@content-credentials/verdict/report/terms';
import { useMemo } from 'react';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { StateMark } from '../../report/views/StateMark.tsx';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { countOf } from '../../shared/count.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { parseDefinition } from '../model/json-text.ts';
import { PICTURE_EDITS } from '../model/picture-edits.ts';
import type { Signed } from '../types.ts';
import type { Lab } from '../use-lab.ts';
import { Step } from './Step.tsx';

/** Why the image can't be edited now; undefined if it can. */
function waitOf({ signing, claim }: Lab['state']): string | undefined {
  if (signing.status === 'working') return 'Signing…';
  if (!('definition' in parseDefinition(claim))) return 'Fix the JSON of the claim first.';
  return undefined;
}

/** Edits of the signed image, each signed again: the history in its credentials grows. */
export function VersionsStep({ lab }: { lab: Lab }) {
  const { versions, proof, signing, pictureProblem } = lab.state;
  const wait = waitOf(lab.state);
  const isReady = versions.length > 0 && proof !== undefined;
  return (
    <Step
      lab={lab}
      number={5}
      title="Edit it and sign again"
      told={versions.length > 1 ? countOf(versions.length, 'version') : 'To give it a history'}
      about="Each button changes the image and signs the result with new keys. The previous version becomes the parent ingredient of the new one and keeps all its manifests."
    >
      {isReady ? (
        <>
          <div className="sign-ways">
            {PICTURE_EDITS.map(({ key, label }) => (
              <button
                key={key}
                type="button"
                className="button button-quiet"
                aria-disabled={wait !== undefined || undefined}
                onClick={() => wait === undefined && lab.editAndSign(key)}
              >
                {label} and sign
              </button>
            ))}
            {wait && <span>{wait}</span>}
            {pictureProblem && <span>The image in step 1 has a problem.</span>}
          </div>
          {signing.status === 'working' && <SlowNote what="Signing this image" onStop={lab.stop} />}
          {signing.status === 'failed' && (
            <ProblemNote
              problem={signing.problem}
              onRetry={signing.problem.canRetry ? lab.signInPlace : undefined}
            />
          )}
          <ol className="versions" aria-label="Versions">
            {versions.map((version, index) => (
              <VersionItem
                // biome-ignore lint/suspicious/noArrayIndexKey: versions are only added at the end
                key={index}
                version={version}
                number={index + 1}
                isLast={index === versions.length - 1}
              />
            ))}
          </ol>
        </>
      ) : (
        <p className="step-waits">Nothing to edit yet. Sign the image first.</p>
      )}
    </Step>
  );
}

interface VersionItemProps {
  version: Signed;
  /** From 1. */
  number: number;
  isLast: boolean;
}

/** A version of the image: what was done, what the SDK said when it was signed, and the file. */
function VersionItem({ version, number, isLast }: VersionItemProps) {
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
