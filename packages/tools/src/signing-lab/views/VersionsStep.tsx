import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { ACTION_WORDS } from '@content-credentials/verdict/report/terms';
import { useMemo, useState } from 'react';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { StateMark } from '../../report/views/StateMark.tsx';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { countOf } from '../../shared/count.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { parseDefinition } from '../model/json-text.ts';
import { type EditKind, PICTURE_EDITS } from '../model/picture-edits.ts';
import type { Signed } from '../types.ts';
import type { Lab } from '../use-lab.ts';
import { Step } from './Step.tsx';
import { Switch } from './Switch.tsx';

/** Why the image can't be edited now; undefined if it can. */
function waitOf({ signing, claim }: Lab['state']): string | undefined {
  if (signing.status === 'working') return 'Signing…';
  if (!('definition' in parseDefinition(claim))) return 'Fix the JSON of the claim first.';
  return undefined;
}

const EDITS: ReadonlyArray<readonly [EditKind, string]> = PICTURE_EDITS.map(({ key, label }) => [key, label]);

/** Edits of the signed image, each signed again: the history in its credentials grows. */
export function VersionsStep({ lab }: { lab: Lab }) {
  const { versions, proof, signing, pictureProblem } = lab.state;
  const [kind, setKind] = useState<EditKind>('crop');
  const wait = waitOf(lab.state);
  return (
    <Step
      lab={lab}
      number={5}
      title="Edit it and sign again"
      told={versions.length > 1 ? countOf(versions.length, 'version') : 'Give it a history'}
      isLater={!proof}
      isDone={versions.length > 1}
    >
      <p className="step-about">
        Change the image, and sign the result with new keys. The previous version becomes the parent
        ingredient of the new one and keeps all its manifests.
      </p>
      <Switch label="Edit" options={EDITS} value={kind} onValue={setKind} />
      <div className="sign-ways">
        <button
          type="button"
          className="button"
          aria-disabled={wait !== undefined || undefined}
          onClick={() => wait === undefined && lab.editAndSign(kind)}
        >
          {PICTURE_EDITS.find(({ key }) => key === kind)?.label} and sign
        </button>
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
