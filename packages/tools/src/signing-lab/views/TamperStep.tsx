import type { SpotKind } from '../model/spots.ts';
import { spotIn } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { ByteStrip } from './ByteStrip.tsx';
import { openNext, Step } from './Step.tsx';

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

/** What the reader should do next, whose button is the filled one. */
function nextIn({ proof, seen }: Lab['state']): 'flip' | 'trust' | 'edit' {
  if (proof?.look.spot || !seen.includes('Invalid')) return 'flip';
  return proof?.look.isTrusted ? 'edit' : 'trust';
}

const buttonClass = (isNext: boolean) => (isNext ? 'button' : 'button button-quiet');

/** Flips and restores one byte, and trusts one root. */
export function TamperStep({ lab }: { lab: Lab }) {
  const { proof, seen } = lab.state;
  const chosen = spotIn(lab.state);
  const { spot, isTrusted = false } = proof?.look ?? {};
  const next = nextIn(lab.state);
  return (
    <Step
      lab={lab}
      number={3}
      title="Tamper with it"
      told={toldOf(lab.state)}
      isLater={!proof}
      isDone={seen.includes('Invalid')}
    >
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
        className={buttonClass(next === 'flip')}
        onClick={() => lab.flip(spot === undefined)}
        disabled={!chosen}
      >
        {spot ? 'Undo' : 'Flip a byte'}
      </button>
      {proof && chosen && (
        <ByteStrip bytes={proof.signed.bytes} spot={chosen} isFlipped={spot !== undefined} />
      )}
      <div className="sign-ways lab-trust">
        <button type="button" className={buttonClass(next === 'trust')} onClick={() => lab.trust(!isTrusted)}>
          {isTrusted ? 'Stop trusting the root' : 'Trust the root'}
        </button>
        <span>Created by this page, and trusted on this page only</span>
      </div>
      {next === 'edit' && (
        <button type="button" className="button" onClick={openNext}>
          Next: edit it and sign again
        </button>
      )}
    </Step>
  );
}
