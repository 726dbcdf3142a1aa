import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { useState } from 'react';
import { StateMark } from '../../report/views/StateMark.tsx';
import { formatCount } from '../../shared/count.ts';
import { flipped, type Spot, type SpotKind } from '../model/spots.ts';
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
  const [kind, setKind] = useState<SpotKind>('picture');
  const chosen = signed.spots.find((spot) => spot.kind === kind) ?? signed.spots[0];
  const { spot, isTrusted } = proof.look;
  const verdict = proof.report && verdictOf(proof.report);
  return (
    <div className="tool-panel bench-controls" data-filled>
      <fieldset>
        <legend>Flip a byte</legend>
        {signed.spots.map((one) => (
          <label className="choice" key={one.kind}>
            <input
              type="radio"
              name="lab-spot"
              checked={(spot ?? chosen)?.kind === one.kind}
              onChange={() => {
                setKind(one.kind);
                // There's never more than one flipped byte.
                if (spot) lab.flip(one);
              }}
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
            onClick={() => lab.flip(spot ? undefined : chosen)}
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
      {verdict && (
        // In a narrow window, the result is out of view.
        <p className="bench-state" data-tone={verdict.tone}>
          <StateMark tone={verdict.tone} />
          <span>
            The state is now <strong>{verdict.label}</strong>.
          </span>
        </p>
      )}
      {chosen && <ByteView bytes={signed.bytes} spot={spot ?? chosen} isFlipped={spot !== undefined} />}
    </div>
  );
}

interface ByteViewProps {
  /** The file as it was signed. */
  bytes: Uint8Array;
  spot: Spot;
  isFlipped: boolean;
}

/** Bytes shown on both sides of the flipped one. */
const AROUND = 6;

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0').toUpperCase();
/** The ASCII character of a byte, if it's printable. */
const signOf = (byte: number) => (byte > 0x20 && byte < 0x7f ? ` (“${String.fromCharCode(byte)}”)` : '');

/** The byte among its neighbors, before and after flipping. */
function ByteView({ bytes, spot: { place }, isFlipped }: ByteViewProps) {
  const from = Math.max(0, place - AROUND);
  const to = Math.min(bytes.length, place + AROUND + 1);
  const now = isFlipped ? flipped(bytes.subarray(from, to), place - from) : bytes.subarray(from, to);
  const before = bytes[place] ?? 0;
  const after = before ^ 1;
  return (
    <div className="byte-view">
      <p>
        {isFlipped ? 'Byte' : 'Flipping one bit of byte'} {formatCount(place)} of {formatCount(bytes.length)}{' '}
        {isFlipped ? 'was' : 'changes it from'} {hexOf(before)}
        {signOf(before)} {isFlipped ? 'and is now' : 'to'} {hexOf(after)}
        {signOf(after)}.
      </p>
      <p className="byte-row" aria-hidden="true">
        {[...now].map((byte, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: bytes don't change positions
            key={index}
            data-here={from + index === place || undefined}
            data-flipped={isFlipped || undefined}
          >
            {hexOf(byte)}
          </span>
        ))}
      </p>
    </div>
  );
}
