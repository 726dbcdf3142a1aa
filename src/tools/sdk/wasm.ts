import { WASM_BYTES } from './download-size.ts';
import { memoryLimit } from './limit-memory.ts';

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

/** Exported for its test. @param arrived whether every byte was received */
export function reasonOf(error: unknown, arrived: boolean): SdkFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (/unsafe-eval|content security policy|blocked by csp/i.test(message)) return 'blocked';
  if (error instanceof WebAssembly.CompileError) return arrived ? 'broken' : 'network';
  return 'network';
}
