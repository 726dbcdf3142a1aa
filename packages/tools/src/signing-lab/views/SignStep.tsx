import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { SdkProgress } from '../../intake/SdkProgress.tsx';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { parseDefinition } from '../model/json-text.ts';
import type { LabState } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { Claim } from './Claim.tsx';
import { Step } from './Step.tsx';

/** What the signature says, and the signing itself. */
export function SignStep({ lab }: { lab: Lab }) {
  const { proof, keepsKey, round } = lab.state;
  return (
    <Step
      lab={lab}
      number={2}
      title="Sign it"
      told={
        proof
          ? `${formatBytes(proof.signed.bytes.length - proof.signed.picture.file.size)} of Content Credentials added`
          : 'Say what it is, and sign that with a new key'
      }
      isDone={proof !== undefined}
    >
      <p className="step-about">
        A claim is what the signer says about the image. Nothing checks whether it’s true, so write anything
        you like.
      </p>
      <Claim key={round} lab={lab} />
      <label className="choice">
        <input type="checkbox" checked={keepsKey} onChange={({ target }) => lab.keepKey(target.checked)} />
        <span>
          Keep the private key <small>for your own test programs</small>
        </span>
      </label>
      <SignWays lab={lab} />
    </Step>
  );
}

const WORKING = {
  picture: 'Waiting for the image…',
  keys: 'Creating keys…',
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

/** Signs the image: the button, which says how far that is, and what keeps it from working. */
function SignWays({ lab }: { lab: Lab }) {
  const { sdk, signing, proof } = lab.state;
  const wait = waitOf(lab.state);
  const isWorking = signing.status === 'working';
  const label = proof ? 'Create new keys and sign again' : 'Create keys and sign';
  return (
    <>
      <div className="sign-ways">
        <button
          type="button"
          className="button sign-button"
          aria-disabled={wait !== undefined || isWorking || undefined}
          onClick={() => wait === undefined && !isWorking && lab.sign()}
        >
          {isWorking ? WORKING[signing.step] : label}
        </button>
        {isWorking && (
          <button type="button" className="link-button" onClick={lab.stop}>
            Stop
          </button>
        )}
        {!isWorking && wait && <span>{wait}</span>}
        {signing.status === 'done' && signing.isOld && (
          <span>You’ve made changes since you signed. The answer doesn’t include them.</span>
        )}
      </div>
      {isWorking && (
        <>
          <SdkProgress sdk={sdk} />
          <SlowNote what="Signing this image" />
        </>
      )}
      {signing.status === 'failed' && (
        <ProblemNote problem={signing.problem} onRetry={signing.problem.canRetry ? lab.sign : undefined} />
      )}
    </>
  );
}

/** What signs couldn't be downloaded, unless signing says so itself. */
export function SdkNote({ lab: { state, retrySdk } }: { lab: Lab }) {
  const { sdk, signing } = state;
  if (sdk.status !== 'failed' || signing.status === 'working' || signing.status === 'failed') return null;
  return <ProblemNote problem={sdk.problem} onRetry={retrySdk} />;
}
