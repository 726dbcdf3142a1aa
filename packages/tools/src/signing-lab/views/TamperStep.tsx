import type { SpotKind } from '../model/spots.ts';
import { spotIn } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { Step } from './Step.tsx';

const PLACES: Readonly<Record<SpotKind, readonly [place: string, breaks: string]>> = {
  picture: ['In the image', 'breaks the hash of the file'],
  statement: ['In an assertion, the first action', 'breaks the hash of the assertion'],
  title: ['In the claim, the title', 'breaks the signature'],
};

const toldOf = ({ proof }: Lab['state']): string => {
  if (!proof) return 'Flip one byte, and trust the signer';
  const { spot, isTrusted } = proof.look;
  return [spot ? 'One byte flipped' : 'Unchanged', ...(isTrusted ? ['its root trusted'] : [])].join(', ');
};

/** Flips and restores one byte, and trusts one root. */
export function TamperStep({ lab }: { lab: Lab }) {
  const { proof, seen } = lab.state;
  const chosen = spotIn(lab.state);
  const { spot, isTrusted = false } = proof?.look ?? {};
  return (
    <Step
      lab={lab}
      number={3}
      title="Tamper with it"
      told={toldOf(lab.state)}
      isLater={!proof}
      isDone={seen.includes('Invalid')}
    >
      <p className="step-about">
        Flip one byte, undo it, and trust the root. See what the SDK reports each time.
      </p>
      <fieldset>
        <legend>Byte to flip</legend>
        {proof?.signed.spots.map(({ kind }) => (
          <label className="choice" key={kind}>
            <input
              type="radio"
              name="lab-spot"
              checked={chosen?.kind === kind}
              onChange={() => lab.aim(kind)}
            />
            <span>
              {PLACES[kind][0]} <small>{PLACES[kind][1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="button"
        onClick={() => lab.flip(spot === undefined)}
        disabled={!chosen}
      >
        {spot ? 'Undo' : 'Flip a byte'}
      </button>
      <label className="choice lab-trust">
        <input type="checkbox" checked={isTrusted} onChange={({ target }) => lab.trust(target.checked)} />
        <span>
          Trust the root <small>created by this page, and trusted on this page only</small>
        </span>
      </label>
    </Step>
  );
}
