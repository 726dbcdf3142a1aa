import { SdkProgress } from '../../intake/SdkProgress.tsx';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { parseDefinition } from '../model/json-text.ts';
import type { LabState } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { SignedFacts } from './SignedFacts.tsx';
import { Step } from './Step.tsx';

const STEPS = {
  picture: 'Waiting for the image…',
  keys: 'Creating a key and three certificates…',
  signing: 'Signing the image…',
  reading: 'Reading it back…',
} as const;

/** Why signing isn't possible yet; undefined if it is. */
function waitOf({ claim, picture, pictureProblem }: LabState): string | undefined {
  if (pictureProblem) return 'Choose another image first. The last one can’t be signed.';
  if (!('definition' in parseDefinition(claim))) return 'Fix the JSON of the claim first.';
  // Signing it as new would lose a history that hasn't been read yet.
  if (picture && picture.hasCredentials === undefined) return 'Looking for Content Credentials in the image…';
  return undefined;
}

/** Generates, uses, and discards the key. */
export function SignStep({ lab }: { lab: Lab }) {
  const { sdk, signing, proof, keepsKey } = lab.state;
  const wait = waitOf(lab.state);
  return (
    <Step
      number={3}
      title="Sign"
      about="Your browser creates a key pair and a certificate chain for this signature only. Unless you keep it, the private key can’t be exported and is discarded after signing."
    >
      {sdk.status === 'failed' && signing.status !== 'failed' ? (
        <ProblemNote problem={sdk.problem} onRetry={lab.retrySdk} />
      ) : (
        signing.status !== 'working' && <SdkProgress sdk={sdk} />
      )}
      <label className="choice">
        <input type="checkbox" checked={keepsKey} onChange={({ target }) => lab.keepKey(target.checked)} />
        <span>
          Keep the private key <small>to sign with it in your own test programs</small>
        </span>
      </label>
      {signing.status === 'working' ? (
        <div className="lab-working">
          <p>{STEPS[signing.step]}</p>
          {sdk.status === 'loading' ? <SdkProgress sdk={sdk} /> : <progress aria-label="Signing" />}
          <SlowNote what="Signing this image" />
          <button type="button" className="button button-quiet" onClick={lab.stop}>
            Stop
          </button>
        </div>
      ) : (
        <div className="sign-ways">
          <button
            type="button"
            className="button"
            aria-disabled={wait !== undefined || undefined}
            onClick={() => wait === undefined && lab.sign()}
          >
            {signing.status === 'done' ? 'Create new keys and sign again' : 'Create keys and sign'}
          </button>
          {wait && <span>{wait}</span>}
          {signing.status === 'done' && signing.isOld && (
            <span>You’ve made changes since you signed. The result below doesn’t include them.</span>
          )}
        </div>
      )}
      {signing.status === 'failed' && !proof && (
        <ProblemNote problem={signing.problem} onRetry={signing.problem.canRetry ? lab.sign : undefined} />
      )}
      {proof && <SignedFacts signed={proof.signed} />}
    </Step>
  );
}
