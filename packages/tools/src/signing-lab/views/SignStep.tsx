import { formatBytes } from '@content-credentials/verdict/format-bytes';
import type { Lab } from '../use-lab.ts';
import { Claim } from './Claim.tsx';
import { SignWays } from './SignWays.tsx';
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
          Keep the private key{' '}
          <small>for your own test programs. Otherwise, it can’t be exported and is discarded.</small>
        </span>
      </label>
      <SignWays lab={lab} />
    </Step>
  );
}
