// Starts and ends the SDK, and detects crashes.
import { createC2pa } from '@contentauth/c2pa-web';
import { pemOf, poolOf } from 'content-credentials-hash-coverage/trust';
import { trustLists } from 'content-credentials-hash-coverage/trust-lists';
import { wasmSrc } from './addresses.js';

/** Time limit for downloading and starting the worker, in milliseconds. */
const START_LIMIT = 60_000;

/** The lists that the page trusts. */
export const pools = trustLists.map(poolOf);

/** A file can name hosts. The SDK must not contact them, which the policy in index.html enforces. */
const settings = { verify: { remoteManifestFetch: false }, trust: { trustAnchors: pemOf(pools) } };

/** The SDK didn't start. Trying again may help. */
export class StartError extends Error {
  name = 'StartError';
}

/** The SDK's worker crashed, so pending calls won't finish. */
export class CrashError extends Error {
  name = 'CrashError';
}

/** A visitor pressed Stop. */
export class Stopped extends Error {
  name = 'Stopped';
}

let running; // { sdk: Promise, over: AbortController }

/**
 * Runs a task with the SDK. The first call starts it.
 * @param {(sdk, signal: AbortSignal) => Promise} work its signal is aborted when the SDK ends
 * @throws StartError, CrashError, what `end` was given, and what `work` throws
 */
export async function withSdk(work) {
  running ??= start();
  const { sdk, over } = running;
  const ended = new Promise((_, fail) => {
    over.signal.addEventListener('abort', () => fail(over.signal.reason));
  });
  return Promise.race([sdk.then((c2pa) => work(c2pa, over.signal)), ended]);
}

/** Ends the worker, releases its memory, and rejects everything that waits for it. The next `withSdk` starts a new one. */
export function end(reason) {
  running?.over.abort(reason);
  running?.sdk.then(
    (c2pa) => c2pa.dispose(),
    () => {},
  );
  running = undefined;
}

function start() {
  const over = new AbortController();
  const fail = (error) => {
    over.abort(error);
    if (running?.over === over) end(error);
  };
  let isReady = false;
  const unwatch = watchWorker(({ message }) =>
    fail(isReady ? new CrashError(message) : new StartError(message || 'its worker could not run')),
  );
  const timer = setTimeout(() => fail(new StartError('no response within a minute')), START_LIMIT);
  const sdk = createC2pa({ wasmSrc, settings })
    .catch((error) => {
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

// #region watch
/** The SDK creates its worker and doesn't expose it, so this watches for workers created in the meantime. */
function watchWorker(onError) {
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(...details) {
      super(...details);
      this.addEventListener('error', onError);
    }
  };
  return () => {
    globalThis.Worker = Worker;
  };
}
// #endregion watch
