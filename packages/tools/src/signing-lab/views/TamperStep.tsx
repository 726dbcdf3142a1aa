import type { SpotKind } from '../model/spots.ts';
import { spotIn } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { ByteChange } from './ByteStrip.tsx';
import { openNext, Step } from './Step.tsx';

const PLACES: Readonly<Record<SpotKind, readonly [place: string, breaks: string]>> = {
  picture: ['In the image', 'breaks the hash of the file'],
  statement: ['In an assertion, the first action', 'breaks the hash of the assertion'],
  title: ['In the claim, the title', 'breaks the signature'],
};

/** Flips one bit, and restores it. */
export function TamperStep({ lab }: { lab: Lab }) {
  const { proof, seen } = lab.state;
  const chosen = spotIn(lab.state);
  const spot = proof?.look.spot;
  const isDone = seen.includes('Invalid');
  return (
    <Step
      lab={lab}
      number={3}
      title="Tamper with it"
      told={spot ? 'One bit flipped' : isDone ? 'Restored' : 'Flip one bit'}
      isLater={!proof}
      isDone={isDone}
    >
      <fieldset>
        <legend>Where to flip a bit</legend>
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
      {proof && chosen && (
        <ByteChange bytes={proof.signed.bytes} spot={chosen} isFlipped={spot !== undefined} />
      )}
      <div className="sign-ways">
        <button
          type="button"
          className={isDone ? 'button button-quiet' : 'button'}
          onClick={() => lab.flip(spot === undefined)}
          disabled={!chosen}
        >
          {spot ? 'Undo the flip' : 'Flip one bit'}
        </button>
        {isDone && (
          <button type="button" className="button" onClick={openNext}>
            Next: trust its root
          </button>
        )}
      </div>
    </Step>
  );
}
