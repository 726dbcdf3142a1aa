import { initSync } from '@contentauth/c2pa-wasm';
import type { Ask, FromWorker, ToWorker } from './messages.ts';
import { guardNetwork } from './network.ts';
import { counted, crJson, read, type SignClaim, sign } from './tasks.ts';

/**
 * The worker that runs the SDK. We use our own instead of the one in `@contentauth/c2pa-web`, which lets a file contact
 * any host, and never responds if the SDK panics.
 */
/** The part of a worker's scope that this file uses; the project's types are for pages. */
interface WorkerScope {
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  addEventListener(type: 'unhandledrejection', listener: (event: PromiseRejectionEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const allow = guardNetwork(globalThis);
const tell = (message: FromWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
const wordsOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** The SDK's panic hook writes this to the console just before the trap. */
let panic = '';
const crash = (error: unknown) => tell({ crash: [panic, wordsOf(error)].filter(Boolean).join('\n') });
console.error = (...words: unknown[]) => {
  panic = words.map(String).join(' ').slice(0, 4000);
};
worker.addEventListener('error', (event) => {
  event.preventDefault();
  crash(event.error ?? event.message);
});
worker.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  crash(event.reason);
});

/** Claims waiting for their signature, by the id of their request. */
const claims = new Map<
  number,
  { done(signature: Uint8Array<ArrayBuffer>): void; failed(why: string): void }
>();

const claimOf =
  (id: number): SignClaim =>
  (claim, size) =>
    new Promise((done, failed) => {
      claims.set(id, { done, failed });
      tell({ id, claim: new Uint8Array(claim), size });
    });

async function answerOf(id: number, ask: Ask): Promise<unknown> {
  allow('origins' in ask ? ask.origins : []);
  switch (ask.ask) {
    case 'start':
      initSync({ module: ask.module });
      return undefined;
    case 'read':
      return await read({ ...ask, file: counted(ask.file, (bytes) => tell({ id, read: bytes })) });
    case 'crjson':
      return await crJson({ ...ask, file: counted(ask.file, (bytes) => tell({ id, read: bytes })) });
    case 'sign':
      return await sign(ask, claimOf(id));
  }
}

async function handle(id: number, ask: Ask): Promise<void> {
  try {
    tell({ id, answer: await answerOf(id, ask) });
  } catch (error) {
    // The SDK's own errors are text. An engine error, such as a trap or an overflow, leaves it in an unknown state.
    if (typeof error === 'string') tell({ id, error });
    else crash(error);
  }
}

/** One request at a time, because network permissions apply to the current request. */
let last = Promise.resolve();

worker.addEventListener('message', ({ data }) => {
  if ('ask' in data) {
    last = last.then(() => handle(data.id, data));
    return;
  }
  const claim = claims.get(data.id);
  claims.delete(data.id);
  if ('signature' in data) claim?.done(data.signature);
  else claim?.failed(data.refused);
});
