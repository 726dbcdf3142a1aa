/** Pseudorandom numbers that are the same for the same seed: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const HARM = '<img src=x onerror=harmed=1><script>harmed=1</script>';

/** A changed copy of a file. Most changes are inside its credentials, because few other files could be read. */
export function mutate(file: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(file);
  const begin = Math.max(bytes.indexOf('jumb'), 0);
  const end = Math.max(bytes.lastIndexOf('c2pa.signature') + 3000, begin + 1);
  const below = (limit: number) => Math.floor(random() * limit);
  const place = () =>
    random() < 0.8 ? begin + below(Math.min(end, bytes.length) - begin) : below(bytes.length);
  switch (below(7)) {
    case 0:
      return bytes.subarray(0, below(bytes.length));
    case 1: {
      const from = place();
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + below(200))]);
    }
    case 2: {
      const from = place();
      return Buffer.concat([
        bytes.subarray(0, from),
        bytes.subarray(from, from + below(500)),
        bytes.subarray(from),
      ]);
    }
    case 3:
      bytes.writeUInt32BE(random() < 0.5 ? 0xffffffff : below(2 ** 32), Math.min(place(), bytes.length - 4));
      return bytes;
    case 4:
      // Replaces text with text, up to the available length.
      for (let times = 0; times < 5; times += 1) {
        const text = bytes.indexOf(
          ['Evening', 'Example', 'c2pa.', 'digital', 'Docs'][below(5)] ?? '',
          place(),
        );
        if (text > 0) bytes.write(HARM.slice(0, 5 + below(HARM.length)), text, 'latin1');
      }
      return bytes;
    case 5:
      bytes.fill(below(256), place(), Math.min(place() + below(64), bytes.length));
      return bytes;
    default:
      for (let times = 1 + below(12); times > 0; times -= 1) bytes[place()] = below(256);
      return bytes;
  }
}
