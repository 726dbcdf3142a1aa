import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { SdkProgress } from '../../report/views/SdkProgress.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { parseDefinition } from '../model/json-text.ts';
import type { LabState } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { SignedFacts } from './SignedFacts.tsx';
import { Step } from './Step.tsx';

const STEPS = {
  keys: 'Making a key and three certificates…',
  signing: 'Signing the picture…',
  reading: 'Reading it back…',
} as const;

/** Why nothing can be signed yet; undefined when it can. */
function waitOf({ claim, picture, pictureProblem }: LabState): string | undefined {
  if (pictureProblem) return 'Choose another picture first: the last one can’t be signed.';
  if (!('definition' in parseDefinition(claim))) return 'Mend the JSON of the claim first.';
  // Signed as something new, it would lose a history that nobody has seen yet.
  if (picture && picture.hasCredentials === undefined)
    return 'Looking for Content Credentials in the picture…';
  return undefined;
}

/** The key is made, used and dropped here. */
export function SignStep({ lab }: { lab: Lab }) {
  const { sdk, signing } = lab.state;
  const wait = waitOf(lab.state);
  return (
    <Step
      number={3}
      title="Sign"
      about="Your browser makes a key pair and a chain of certificates for this one signature. The key cannot leave it, and is gone afterwards."
    >
      {sdk.status === 'failed' && signing.status !== 'failed' ? (
        <ProblemNote problem={sdk.problem} onRetry={lab.retrySdk} />
      ) : (
        <SdkProgress sdk={sdk} />
      )}
      {signing.status === 'working' ? (
        <div className="lab-working">
          <p>{STEPS[signing.step]}</p>
          <progress aria-label="Signing" />
          <SlowNote what="Signing this picture" />
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
            {signing.status === 'done' ? 'Make new keys and sign again' : 'Make keys and sign'}
          </button>
          {wait && <span>{wait}</span>}
          {signing.status === 'done' && signing.isOld && (
            <span>You changed something since: what is below was signed before.</span>
          )}
        </div>
      )}
      {signing.status === 'failed' && (
        <ProblemNote problem={signing.problem} onRetry={signing.problem.canRetry ? lab.sign : undefined} />
      )}
      {signing.status === 'done' && <SignedFacts signed={signing.signed} />}
    </Step>
  );
}
