import { formatCount } from '../../shared/count.ts';
import { flipByte, type Spot } from '../model/spots.ts';

export interface ByteProps {
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

/** The bytes of the file around the one that's flipped, and the bits of that one, below the image. */
export function ByteStrip({ bytes, spot: { place }, isFlipped }: ByteProps) {
  const from = Math.max(0, place - AROUND);
  const to = Math.min(bytes.length, place + AROUND + 1);
  const now = isFlipped ? flipByte(bytes.subarray(from, to), place - from) : bytes.subarray(from, to);
  const bits = (now[place - from] ?? 0).toString(2).padStart(8, '0');
  return (
    <div className="byte-view" aria-hidden="true" data-flipped={isFlipped || undefined}>
      <p className="byte-row">
        {[...now].map((byte, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bytes don't change positions
          <span key={index} data-here={from + index === place || undefined}>
            {hexOf(byte)}
          </span>
        ))}
      </p>
      <p className="byte-row byte-bits">
        {[...bits].map((bit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bits don't change positions
          <span key={index} data-here={index === bits.length - 1 || undefined}>
            {bit}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The byte before and after flipping, as a sentence. */
export function ByteChange({ bytes, spot: { place }, isFlipped }: ByteProps) {
  const before = bytes[place] ?? 0;
  const after = before ^ 1;
  return (
    <p className="byte-change">
      {isFlipped ? 'Byte' : 'Flipping one bit of byte'} {formatCount(place)} of {formatCount(bytes.length)}{' '}
      {isFlipped ? 'was' : 'changes it from'} {hexOf(before)}
      {signOf(before)} {isFlipped ? 'and is now' : 'to'} {hexOf(after)}
      {signOf(after)}.
    </p>
  );
}
