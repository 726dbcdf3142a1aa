import wasmUrl from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { SMALL_FILE } from './limits.ts';
import { loadWasm, SdkError } from './wasm.ts';
import { type SdkWorker, startWorker } from './worker-client.ts';

export type { SdkWorker };

/**
 * All tools on a page share one SDK: its WebAssembly is downloaded and compiled once, and its worker can be replaced.
 * Large files have a module and a worker of their own, without a limit on memory.
 */
interface Instance {
  pages?: number;
  module?: Promise<WebAssembly.Module>;
  sdk?: Promise<SdkWorker>;
  worker?: SdkWorker;
}

const small: Instance = { pages: SMALL_FILE.pages };
const large: Instance = {};

const listeners = new Set<(share: number) => void>();
const reportProgress = (share: number) => {
  for (const listener of listeners) listener(share);
};

/**
 * The SDK, loaded on the first call.
 * @param onProgress downloaded share, 0 to 1; not called if the SDK is already loaded
 * @param bytes size of the file to read
 * @throws SdkError; the next call tries again
 */
export async function loadSdk(onProgress: (share: number) => void = () => {}, bytes = 0): Promise<SdkWorker> {
  const instance = bytes > SMALL_FILE.bytes ? large : small;
  listeners.add(onProgress);
  try {
    instance.module ??= loadWasm(wasmUrl, reportProgress, instance.pages);
    const wasm = await instance.module;
    instance.sdk ??= start(instance, wasm);
    return await instance.sdk;
  } catch (error) {
    instance.module = undefined;
    instance.sdk = undefined;
    throw error;
  } finally {
    listeners.delete(onProgress);
  }
}

/** Startup timeout in milliseconds: a worker blocked by a policy doesn't report anything. */
const START_LIMIT = 20_000;

async function start(instance: Instance, wasm: WebAssembly.Module): Promise<SdkWorker> {
  const worker = startWorker(() => {
    // A worker that was terminated earlier must not clear its replacement.
    if (instance.worker === worker) instance.sdk = undefined;
  });
  instance.worker = worker;
  const limit = setTimeout(() => worker.end(), START_LIMIT);
  try {
    await worker.ask({ ask: 'start', module: wasm });
    return worker;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new SdkError('broken', message === 'ended' ? 'its worker did not start' : message);
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Terminates the workers, whatever they're doing, and frees all their memory. Used after many files, because WebAssembly
 * memory only grows. The next `loadSdk` starts a new worker from the compiled module.
 */
export function discardWorkers(): void {
  for (const instance of [small, large]) {
    instance.worker?.end();
    instance.worker = undefined;
    instance.sdk = undefined;
  }
}
