import wasmUrl from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { crashError, ReadError, readErrorOf } from './read-error.ts';
import { SMALL_FILE } from './sizes.ts';
import { loadWasm, SdkError } from './wasm.ts';
import type { Ask, FromWorker, ToWorker } from './worker/messages.ts';
import type { SignClaim } from './worker/tasks.ts';

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
    throw new SdkError('broken', message === 'ended' ? 'its worker didn’t start' : message);
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

/** Milliseconds after which to look again whether the work has begun. */
const WAIT = 1000;

/**
 * The SDK, once it's loaded; a reader who presses Stop doesn't wait for the download.
 * @param bytes size of the file to read
 * @throws SdkError, ReadError if it was stopped
 */
export function sdkUnlessStopped(signal: AbortSignal, bytes: number): Promise<SdkWorker> {
  const stopped = new Promise<never>((_, failed) => {
    const stop = () => failed(new ReadError('stopped', 'stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([loadSdk(undefined, bytes), stopped]);
}

/**
 * Settles with the work, or rejects if it was stopped or timed out. In that case, the worker is still busy and is
 * terminated.
 * @param limit milliseconds that the work may take from now; can grow while it runs, and is undefined while it waits
 */
export function withEnd<Result>(
  sdk: SdkWorker,
  work: Promise<Result>,
  signal: AbortSignal,
  limit: () => number | undefined,
): Promise<Result> {
  return new Promise((done, failed) => {
    const over = new AbortController();
    const begin = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const end = (error: ReadError) => {
      failed(error);
      sdk.end();
    };
    const check = () => {
      const most = limit();
      const left = most === undefined ? WAIT : begin + most - performance.now();
      if (left <= 0)
        end(new ReadError('timeout', `no response in ${Math.round((most ?? 0) / 1000)} seconds`));
      else timer = setTimeout(check, left);
    };
    check();
    const stop = () => end(new ReadError('stopped', 'stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { signal: over.signal });
    work
      .then(done, (error) => failed(error instanceof ReadError ? error : crashError(String(error))))
      .finally(() => {
        clearTimeout(timer);
        over.abort();
      });
  });
}

export interface AskOptions {
  signClaim?: SignClaim;
  onRead?(bytes: number): void;
}

/** The SDK's worker, as seen from a page. */
export interface SdkWorker {
  /**
   * Sends a request; requests are processed in order.
   * @param options.signClaim for a signing request
   * @param options.onRead called when the request begins, and as the SDK reads its file, with the bytes read so far
   * @throws ReadError also if the worker crashes in the meantime: the reason is `crashed` or `memory` for the current
   * request, and `lost` for all that were waiting
   */
  ask(ask: Ask, options?: AskOptions): Promise<unknown>;
  /** Terminates the worker. Pending requests fail as `lost`. */
  end(): void;
}

interface Waiting extends AskOptions {
  done(answer: unknown): void;
  failed(error: ReadError): void;
}

/**
 * Starts the SDK's worker.
 * @param onEnd called when the worker is gone, whether it crashed or was terminated
 */
function startWorker(onEnd: () => void): SdkWorker {
  const worker = new Worker(new URL('./worker/sdk-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let isOver = false;
  let count = 0;
  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

  const over = (crash?: string) => {
    if (isOver) return;
    isOver = true;
    worker.terminate();
    onEnd();
    // In the order of the requests: the first is the one being processed.
    for (const [index, { failed }] of [...waiting.values()].entries())
      failed(index === 0 && crash !== undefined ? crashError(crash) : new ReadError('lost', 'ended'));
    waiting.clear();
  };

  const signed = async (id: number, claim: Uint8Array<ArrayBuffer>, size: number) => {
    try {
      const signature = await waiting.get(id)?.signClaim?.(claim, size);
      if (signature) send({ id, signature }, [signature.buffer]);
    } catch (error) {
      send({ id, refused: String(error) });
    }
  };

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('crash' in data) return over(data.crash);
    if ('claim' in data) return void signed(data.id, data.claim, data.size);
    const one = waiting.get(data.id);
    if ('read' in data) return one?.onRead?.(data.read);
    waiting.delete(data.id);
    if ('error' in data) one?.failed(readErrorOf(data.error));
    else one?.done(data.answer);
  });
  // Errors that the worker can't report itself: its script failed to load, or a message can't be deserialized.
  worker.addEventListener('error', (event) => over(event.message || 'the worker failed'));
  worker.addEventListener('messageerror', () => over('a message from the worker couldn’t be read'));

  return {
    ask: (ask, options) =>
      new Promise((done, failed) => {
        if (isOver) return failed(new ReadError('lost', 'ended'));
        count += 1;
        waiting.set(count, { done, failed, ...options });
        send({ id: count, ...ask });
      }),
    end: () => over(),
  };
}
