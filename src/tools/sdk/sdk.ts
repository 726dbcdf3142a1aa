import wasmUrl from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { loadWasm, SdkError } from './wasm.ts';
import { type SdkWorker, startWorker } from './worker-client.ts';

export type { SdkWorker };

/**
 * All tools on a page share one SDK: its WebAssembly is downloaded and compiled once, and its worker can be replaced.
 */
let module: Promise<WebAssembly.Module> | undefined;
let sdk: Promise<SdkWorker> | undefined;

const listeners = new Set<(share: number) => void>();
const tellAll = (share: number) => {
  for (const listener of listeners) listener(share);
};

/**
 * The SDK, loaded on the first call.
 * @param onProgress downloaded share, 0 to 1; not called if the SDK is already loaded
 * @throws SdkError; the next call tries again
 */
export async function loadSdk(onProgress: (share: number) => void = () => {}): Promise<SdkWorker> {
  listeners.add(onProgress);
  try {
    module ??= loadWasm(wasmUrl, tellAll);
    const wasm = await module;
    sdk ??= start(wasm);
    return await sdk;
  } catch (error) {
    module = undefined;
    sdk = undefined;
    throw error;
  } finally {
    listeners.delete(onProgress);
  }
}

/** Startup timeout in milliseconds: a worker blocked by a policy doesn't report anything. */
const START_LIMIT = 20_000;

async function start(wasm: WebAssembly.Module): Promise<SdkWorker> {
  const worker = startWorker(() => {
    // A worker that was terminated earlier must not clear its replacement.
    if (current === worker) sdk = undefined;
  });
  current = worker;
  const limit = setTimeout(() => worker.end(), START_LIMIT);
  try {
    await worker.ask({ ask: 'start', module: wasm });
    return worker;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new SdkError('broken', said === 'ended' ? 'its worker did not start' : said);
  } finally {
    clearTimeout(limit);
  }
}

let current: SdkWorker | undefined;

/**
 * Terminates the worker, whatever it's doing, and frees all its memory. Used when a reader stops a reading, and after
 * many files, because WebAssembly memory only grows. The next `loadSdk` starts a new worker from the compiled module.
 */
export function discardWorker(): void {
  current?.end();
  current = undefined;
  sdk = undefined;
}
