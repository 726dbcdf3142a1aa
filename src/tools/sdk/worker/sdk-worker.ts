import { initSync } from '@contentauth/c2pa-wasm';
import type { Ask, FromWorker, ToWorker } from './messages.ts';
import { guardNetwork } from './network.ts';
import { crJson, read, type SignClaim, sign } from './tasks.ts';

/**
 * The worker that runs the SDK. Its own, and not the one that `@contentauth/c2pa-web` brings: that one lets a file reach
 * any host, and leaves its caller waiting when the SDK panics.
 */
/** As much of a worker's scope as this file uses; the project's types are those of a page. */
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

/** What the SDK's panic hook writes to the console, just before the trap. */
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

/** Claims that wait for their signature, by the ask that they belong to. */
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
      return await read(ask);
    case 'crjson':
      return await crJson(ask);
    case 'sign':
      return await sign(ask, claimOf(id));
  }
}

async function handle(id: number, ask: Ask): Promise<void> {
  try {
    tell({ id, answer: await answerOf(id, ask) });
  } catch (error) {
    // The SDK refuses with text. An error of the engine, such as a trap or an overflow, leaves it in no known state.
    if (typeof error === 'string') tell({ id, error });
    else crash(error);
  }
}

/** One at a time: what a file may reach is a matter of the ask that is being answered. */
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
