import { type C2paSdk, createC2pa } from '@contentauth/c2pa-web';
import wasmUrl from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { loadWasm, SdkError } from './wasm.ts';

export type { C2paSdk };

/** All tools of a page share one SDK: its WebAssembly is downloaded and compiled once, its worker is replaceable. */
let module: Promise<WebAssembly.Module> | undefined;
let sdk: Promise<C2paSdk> | undefined;
let life = new AbortController();

const listeners = new Set<(share: number) => void>();
const tellAll = (share: number) => {
  for (const listener of listeners) listener(share);
};

/**
 * The SDK, loaded on the first call.
 * @param onProgress share of the download that has arrived, 0 to 1; not called when it is there already
 * @throws SdkError; the next call tries again
 */
export async function loadSdk(onProgress: (share: number) => void = () => {}): Promise<C2paSdk> {
  listeners.add(onProgress);
  try {
    module ??= loadWasm(wasmUrl, tellAll);
    const wasmSrc = await module;
    sdk ??= start(wasmSrc);
    return await sdk;
  } catch (error) {
    module = undefined;
    sdk = undefined;
    throw error;
  } finally {
    listeners.delete(onProgress);
  }
}

/** A worker that the policy stops says nothing at all, so its start has an end. */
const START_LIMIT = 20_000;

function start(wasmSrc: WebAssembly.Module): Promise<C2paSdk> {
  return new Promise((done, failed) => {
    const limit = setTimeout(() => failed(new SdkError('broken', 'its worker did not start')), START_LIMIT);
    createC2pa({ wasmSrc })
      .then(done, (error) => failed(new SdkError('broken', error)))
      .finally(() => clearTimeout(limit));
  });
}

/**
 * Ends the worker with whatever it is doing, and frees all its memory: after a crash, when a reader stops a reading,
 * and after many files, since the memory of WebAssembly only ever grows. The next `loadSdk` starts a new one from the
 * compiled module.
 */
export function discardWorker(): void {
  life.abort();
  life = new AbortController();
  sdk?.then(
    ({ dispose }) => dispose(),
    () => {},
  );
  sdk = undefined;
}

/** Aborted when the worker of now has been ended: what it was asked for will never be answered. */
export const workerLife = (): AbortSignal => life.signal;
