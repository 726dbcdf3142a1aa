import type { Lab } from '../use-lab.ts';
import { openNext, Step } from './Step.tsx';

/** Trusts the root of the signer's certificate, for this page only. */
export function TrustStep({ lab }: { lab: Lab }) {
  const { proof, seen, versions } = lab.state;
  const { spot, isTrusted = false } = proof?.look ?? {};
  const lost = versions.length > 1 ? 'New keys have a new root' : 'No longer trusted';
  return (
    <Step
      lab={lab}
      number={4}
      title="Trust its root"
      told={
        isTrusted ? 'Trusted on this page' : seen.includes('Trusted') ? lost : 'Make the signer a known one'
      }
      isLater={!proof}
      isDone={isTrusted}
    >
      <p className="step-about">
        {isTrusted && spot
          ? 'The root is trusted, but the file is still changed: trust doesn’t fix that.'
          : isTrusted
            ? 'You trust the root, on this page only. For every other validator, the signer stays unknown.'
            : 'This page created the root of the signing certificate, so no trust list contains it. You can trust it on this page.'}
      </p>
      {proof && <Chain isTrusted={isTrusted} isBroken={spot !== undefined} />}
      <div className="sign-ways">
        <button
          type="button"
          className={isTrusted ? 'button button-quiet' : 'button'}
          onClick={() => lab.trust(!isTrusted)}
        >
          {isTrusted ? 'Stop trusting' : 'Trust the root'}
        </button>
        {isTrusted && (
          <button type="button" className="button" onClick={spot ? () => lab.flip(false) : openNext}>
            {spot ? 'Undo the flip' : 'Next: edit it'}
          </button>
        )}
      </div>
    </Step>
  );
}

/** What trust in the root reaches: each is signed with the key of the one above. */
function Chain({ isTrusted, isBroken }: { isTrusted: boolean; isBroken: boolean }) {
  return (
    <ol className="trust-chain" data-trusted={isTrusted || undefined} data-broken={isBroken || undefined}>
      <li>
        Root <small>{isTrusted ? 'you trust it' : 'nobody trusts it yet'}</small>
      </li>
      <li>Issuer</li>
      <li>Signing lab demo</li>
      <li>
        The image <small>{isBroken && 'changed after signing'}</small>
      </li>
    </ol>
  );
}
