// Reads the Content Credentials of a file. The first one starts the SDK.
import { createC2pa } from '@contentauth/c2pa-web';
import { wasmSrc } from './addresses.js';

/** The SDK did not start: the reader of the page may try again. */
export class StartError extends Error {
  name = 'StartError';
}

/** Milliseconds for the download and the worker, which says nothing if a policy blocks it. */
const START_LIMIT = 60_000;

/** The SDK asks no server that a file names. */
const settings = { verify: { remoteManifestFetch: false } };

let sdk; // a promise, so that two files in a row start one SDK

function start() {
  return new Promise((done, fail) => {
    const timer = setTimeout(fail, START_LIMIT, new StartError('no answer in a minute'));
    createC2pa({ wasmSrc, settings })
      .then(done, (error) => fail(new StartError(error.message, { cause: error })))
      .finally(() => clearTimeout(timer));
  });
}

/** Ends the worker and gives back all its memory. The next `read` starts a new one. */
export function end() {
  sdk?.then(
    (c2pa) => c2pa.dispose(),
    () => {},
  );
  sdk = undefined;
}

/**
 * @param {Blob} file its `type` has to be one that the SDK knows
 * @returns the report, or `null` if the file has no Content Credentials
 * @throws StartError, or what the SDK throws for a file that it cannot read
 */
export async function read(file) {
  sdk ??= start();
  const c2pa = await sdk.catch((error) => {
    sdk = undefined; // a failed start is not kept
    throw error;
  });
  const reader = await c2pa.reader.fromBlob(file.type, file);
  if (reader === null) return null;
  try {
    return await reader.manifestStore();
  } finally {
    await reader.free(); // nothing collects memory inside WebAssembly
  }
}
