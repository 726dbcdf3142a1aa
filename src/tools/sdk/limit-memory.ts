/** The bytes of the WebAssembly header, and the id of the section that declares the memory. */
const HEADER = 8;
const MEMORY_SECTION = 5;
/** A section's header, and that of the memory section's only entry. */
const ENOUGH = 32;

/** A number in LEB128, and where it ends. */
function numberAt(bytes: Uint8Array, start: number): [value: number, end: number] {
  let value = 0;
  let place = start;
  for (let shift = 1; ; shift *= 128) {
    const byte = bytes[place] ?? 0;
    value += (byte & 127) * shift;
    place += 1;
    if (byte < 128) return [value, place];
  }
}

function encoded(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...encoded(value >>> 7)];
}

/**
 * The beginning of a WebAssembly module with a maximum for its memory, so that a file can't make it take all there is:
 * a PDF of 1 MB can hold a stream that unpacks to gigabytes.
 * @param bytes the module, or its beginning
 * @param pages of 64 kB
 * @returns undefined if the declaration of the memory hasn't arrived yet
 * @throws Error for a module that declares its memory in another way than the SDK's does
 * @see https://webassembly.github.io/spec/core/binary/modules.html#memory-section
 */
export function withMemoryLimit(bytes: Uint8Array, pages: number): Uint8Array<ArrayBuffer> | undefined {
  for (let start = HEADER; start + ENOUGH <= bytes.length; ) {
    const [size, from] = numberAt(bytes, start + 1);
    const end = from + size;
    if (bytes[start] === MEMORY_SECTION) {
      const [count, flagsAt] = numberAt(bytes, from);
      const [least, leastEnd] = numberAt(bytes, flagsAt + 1);
      if (count !== 1 || bytes[flagsAt] !== 0 || leastEnd !== end || least > pages)
        throw new Error('the module declares its memory in an unknown way');
      const content = [1, 1, ...encoded(least), ...encoded(pages)];
      const section = [MEMORY_SECTION, ...encoded(content.length), ...content];
      const limited = new Uint8Array(start + section.length + bytes.length - end);
      limited.set(bytes.subarray(0, start));
      limited.set(section, start);
      limited.set(bytes.subarray(end), start + section.length);
      return limited;
    }
    if ((bytes[start] ?? 0) > MEMORY_SECTION && bytes[start] !== undefined)
      throw new Error('the module declares no memory');
    start = end;
  }
  return undefined;
}

/** Limits the memory of a module while it arrives. */
export function memoryLimit(pages: number): TransformStream<Uint8Array, Uint8Array> {
  let begin: Uint8Array | undefined = new Uint8Array();
  return new TransformStream({
    transform(chunk, controller) {
      if (!begin) return controller.enqueue(chunk);
      const all: Uint8Array = new Uint8Array(begin.length + chunk.length);
      all.set(begin);
      all.set(chunk, begin.length);
      const limited = withMemoryLimit(all, pages);
      begin = limited ? undefined : all;
      if (limited) controller.enqueue(limited);
    },
    // A download that ended early: the engine says so.
    flush(controller) {
      if (begin) controller.enqueue(begin);
    },
  });
}
