import { formatBytes } from '@content-credentials/verdict/format-bytes';
import type { Lab } from '../use-lab.ts';
import { SignedFacts } from './SignedFacts.tsx';
import { SignWays } from './SignWays.tsx';
import { Step } from './Step.tsx';

/** Generates, uses, and discards the key. */
export function SignStep({ lab }: { lab: Lab }) {
  const { proof, keepsKey } = lab.state;
  return (
    <Step
      lab={lab}
      number={3}
      title="Sign"
      told={
        proof
          ? `${formatBytes(proof.signed.bytes.length - proof.signed.picture.file.size)} of Content Credentials added`
          : 'With a new key'
      }
      about="Your browser creates a key pair and a certificate chain for this signature only. Unless you keep it, the private key can’t be exported and is discarded after signing."
    >
      <label className="choice">
        <input type="checkbox" checked={keepsKey} onChange={({ target }) => lab.keepKey(target.checked)} />
        <span>
          Keep the private key <small>to sign with it in your own test programs</small>
        </span>
      </label>
      {lab.state.open === 3 && <SignWays lab={lab} />}
      {proof && <SignedFacts signed={proof.signed} />}
    </Step>
  );
}
