const MAX_ITEMS = 10_000;

/**
 * How many bytes the first CBOR value takes up (RFC 8949). Lengths must be definite.
 * @returns undefined when the bytes end within it, or when they aren't CBOR
 */
export function cborLength(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let place = 0;
  let open = 1;
  for (let items = 0; open > 0; items += 1) {
    if (items > MAX_ITEMS || place >= bytes.length) return undefined;
    const head = view.getUint8(place);
    const [major, info] = [head >> 5, head & 31];
    const size = info < 24 ? 0 : { 24: 1, 25: 2, 26: 4, 27: 8 }[info];
    if (size === undefined || place + 1 + size > bytes.length) return undefined;
    let argument = info;
    if (size > 0) {
      argument = 0;
      for (let index = 1; index <= size; index += 1) argument = argument * 256 + view.getUint8(place + index);
    }
    place += 1 + size;
    open -= 1;
    if (major === 2 || major === 3) place += argument;
    else if (major === 4) open += argument;
    else if (major === 5) open += 2 * argument;
    else if (major === 6) open += 1;
    if (place > bytes.length || open > bytes.length) return undefined;
  }
  return place;
}
