// Starts and ends the SDK, and detects crashes.
import { type C2paSdk, createC2pa } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';
import { pemOf, poolOf } from 'content-credentials-hash-coverage/trust';
import { trustLists } from 'content-credentials-hash-coverage/trust-lists';

/** Time limit for downloading and starting the worker, in milliseconds. */
const START_LIMIT = 60_000;

/** The lists that the page trusts. */
export const pools = trustLists.map(poolOf);

/**
 * A file can name hosts. The SDK must not contact them, which the policy in index.html enforces.
 * `remoteManifestFetch` works, although the types of 0.13.1 lack it.
 */
const settings = {
  verify: { verifyTrust: true, remoteManifestFetch: false },
  trust: { trustAnchors: pemOf(pools) },
};

/** The SDK didn't start. Trying again may help. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The SDK's worker crashed, so pending calls won't finish. */
export class CrashError extends Error {
  override name = 'CrashError';
}

/** A visitor pressed Stop. */
export class Stopped extends Error {
  override name = 'Stopped';
}

interface Running {
  sdk: Promise<C2paSdk>;
  over: AbortController;
}

let running: Running | undefined;

/**
 * Runs a task with the SDK. The first call starts it.
 * @param work its signal is aborted when the SDK ends
 * @throws StartError, CrashError, what `end` was given, and what `work` throws
 */
export async function withSdk<Result>(
  work: (sdk: C2paSdk, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  running ??= start();
  const { sdk, over } = running;
  const ended = new Promise<never>((_, fail) => {
    over.signal.addEventListener('abort', () => fail(over.signal.reason));
  });
  return Promise.race([sdk.then((c2pa) => work(c2pa, over.signal)), ended]);
}

/** Ends the worker, releases its memory, and rejects everything that waits for it. The next `withSdk` starts a new one. */
export function end(reason?: Error): void {
  running?.over.abort(reason);
  running?.sdk.then(
    (c2pa) => c2pa.dispose(),
    () => {},
  );
  running = undefined;
}

function start(): Running {
  const over = new AbortController();
  const fail = (error: Error) => {
    over.abort(error);
    if (running?.over === over) end(error);
  };
  let isReady = false;
  const unwatch = watchWorker(({ message }) =>
    fail(isReady ? new CrashError(message) : new StartError(message || 'its worker could not run')),
  );
  const timer = setTimeout(() => fail(new StartError('no response within a minute')), START_LIMIT);
  const sdk = createC2pa({ wasmSrc, settings })
    .catch((error: Error) => {
      throw new StartError(error.message, { cause: error });
    })
    .finally(() => {
      clearTimeout(timer);
      unwatch();
    });
  sdk.then(() => {
    isReady = true;
  }, fail);
  return { sdk, over };
}

/** The SDK creates its worker and doesn't expose it, so this watches for workers created in the meantime. */
function watchWorker(onError: (event: ErrorEvent) => void): () => void {
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(...details: ConstructorParameters<typeof Worker>) {
      super(...details);
      this.addEventListener('error', onError);
    }
  };
  return () => {
    globalThis.Worker = Worker;
  };
}
