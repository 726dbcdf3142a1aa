import { WASM_BYTES } from './sizes.ts';

/** Why the SDK isn't available; the view has a message for each. */
export type SdkFailure = 'unsupported' | 'network' | 'blocked' | 'broken';

export class SdkError extends Error {
  override name = 'SdkError';
  readonly reason: SdkFailure;

  constructor(reason: SdkFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}

/**
 * Downloads and compiles the SDK's WebAssembly.
 * @param onProgress downloaded share, 0 to 1, of the uncompressed bytes: the length in the server's response is that of
 * the compressed ones
 * @param pages the most memory that it may take; no limit if left out
 * @throws SdkError
 */
export async function loadWasm(
  url: string,
  onProgress: (share: number) => void,
  pages?: number,
): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') throw new SdkError('unsupported', 'this browser has no WebAssembly');
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new SdkError('network', error);
  }
  if (!response.ok || !response.body) throw new SdkError('network', `${response.status} for ${url}`);

  let received = 0;
  let arrived = false;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.length;
      onProgress(Math.min(received / WASM_BYTES, 1));
      controller.enqueue(chunk);
    },
    flush() {
      arrived = true;
    },
  });
  try {
    const arriving = response.body.pipeThrough(counter);
    const counted = new Response(pages === undefined ? arriving : arriving.pipeThrough(memoryLimit(pages)), {
      headers: { 'Content-Type': 'application/wasm' },
    });
    return await WebAssembly.compileStreaming(counted);
  } catch (error) {
    throw new SdkError(reasonOf(error, arrived), error);
  }
}

/** @param arrived whether every byte was received */
function reasonOf(error: unknown, arrived: boolean): SdkFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (/unsafe-eval|content security policy|blocked by csp/i.test(message)) return 'blocked';
  if (error instanceof WebAssembly.CompileError) return arrived ? 'broken' : 'network';
  return 'network';
}

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
