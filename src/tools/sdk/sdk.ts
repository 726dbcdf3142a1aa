import wasmUrl from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { loadWasm, SdkError } from './wasm.ts';
import { type SdkWorker, startWorker } from './worker-client.ts';

export type { SdkWorker };

/** All tools of a page share one SDK: its WebAssembly is downloaded and compiled once, its worker is replaceable. */
let module: Promise<WebAssembly.Module> | undefined;
let sdk: Promise<SdkWorker> | undefined;

const listeners = new Set<(share: number) => void>();
const tellAll = (share: number) => {
  for (const listener of listeners) listener(share);
};

/**
 * The SDK, loaded on the first call.
 * @param onProgress share of the download that has arrived, 0 to 1; not called when it's there already
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

/** A worker that a policy stops says nothing at all, so its start has an end. Milliseconds. */
const START_LIMIT = 20_000;

async function start(wasm: WebAssembly.Module): Promise<SdkWorker> {
  const worker = startWorker(() => {
    // A worker that was ended earlier mustn't take its successor along.
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
 * Ends the worker with whatever it's doing, and frees all its memory: when a reader stops a reading, and after many
 * files, since the memory of WebAssembly only ever grows. The next `loadSdk` starts a new one from the compiled module.
 */
export function discardWorker(): void {
  current?.end();
  current = undefined;
  sdk = undefined;
}
