import { useState } from 'react';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { countOf } from '../../shared/count.ts';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { parseDefinition } from '../model/json-text.ts';
import { type EditKind, PICTURE_EDITS } from '../model/picture-edits.ts';
import { isOver } from '../state.ts';
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
        {proof?.look.isTrusted && ' This page trusts the new root too.'}
      </p>
      <Switch label="Edit" options={EDITS} value={kind} onValue={setKind} />
      <div className="sign-ways">
        <button
          type="button"
          className={isOver(lab.state) ? 'button button-quiet' : 'button'}
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
        <ProblemNote problem={signing.problem} onRetry={signing.problem.canRetry ? lab.sign : undefined} />
      )}
    </Step>
  );
}
