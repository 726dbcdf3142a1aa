import { formatCount } from '../../shared/count.ts';
import type { SpotKind } from '../model/spots.ts';
import { spotIn } from '../state.ts';
import type { Proof } from '../types.ts';
import type { Lab } from '../use-lab.ts';

interface ByteControlsProps {
  lab: Lab;
  proof: Proof;
}

const PLACES: Readonly<Record<SpotKind, string>> = {
  picture: 'In the image',
  statement: 'In an assertion: the first action',
  title: 'In the claim: the title',
};

/** Flips and restores one byte, and trusts one root. */
export function ByteControls({ lab, proof }: ByteControlsProps) {
  const { signed } = proof;
  const chosen = spotIn(lab.state);
  const { spot, isTrusted } = proof.look;
  return (
    <div className="bench-controls">
      <fieldset>
        <legend>Flip a byte</legend>
        {signed.spots.map((one) => (
          <label className="choice" key={one.kind}>
            <input
              type="radio"
              name="lab-spot"
              checked={chosen?.kind === one.kind}
              onChange={() => lab.aim(one.kind)}
            />
            <span>
              {PLACES[one.kind]} <small>byte {formatCount(one.place)}</small>
            </span>
          </label>
        ))}
        <div className="sign-ways">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => lab.flip(spot === undefined)}
            disabled={!chosen}
          >
            {spot ? 'Undo' : 'Flip a byte'}
          </button>
          {spot && !isTrusted && (
            <button type="button" className="button button-quiet" onClick={lab.restoreAndTrust}>
              Restore the byte and trust the root
            </button>
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>Trust</legend>
        <label className="choice">
          <input type="checkbox" checked={isTrusted} onChange={({ target }) => lab.trust(target.checked)} />
          <span>
            Trust the root <small>created by this page, and trusted on this page only</small>
          </span>
        </label>
      </fieldset>
    </div>
  );
}
