import { crashError, ReadError, toldError } from './read-error.ts';
import type { Ask, FromWorker, ToWorker } from './worker/messages.ts';
import type { SignClaim } from './worker/tasks.ts';

/** The SDK's worker, as a page sees it. */
export interface SdkWorker {
  /**
   * Asks for something; asks are answered in their order.
   * @param signClaim for an ask that signs
   * @throws ReadError also when the worker crashes meanwhile: the reason is `crashed` or `memory` for what it was doing,
   * and `lost` for everything that waited
   */
  ask(ask: Ask, signClaim?: SignClaim): Promise<unknown>;
  /** Ends the worker. What it was asked fails as `lost`. */
  end(): void;
}

interface Waiting {
  done(answer: unknown): void;
  failed(error: ReadError): void;
  signClaim?: SignClaim;
}

/**
 * Starts the SDK's worker.
 * @param onEnd is told when it's gone, whether it crashed or was ended
 */
export function startWorker(onEnd: () => void): SdkWorker {
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
    // In the order of the asks: the first is the one that the worker was at.
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
    waiting.delete(data.id);
    if ('error' in data) one?.failed(toldError(data.error));
    else one?.done(data.answer);
  });
  // What the worker itself couldn't report: its script didn't come, or a message can't be read.
  worker.addEventListener('error', (event) => over(event.message || 'the worker failed'));
  worker.addEventListener('messageerror', () => over('a message of the worker could not be read'));

  return {
    ask: (ask, signClaim) =>
      new Promise((done, failed) => {
        if (isOver) return failed(new ReadError('lost', 'ended'));
        count += 1;
        waiting.set(count, { done, failed, signClaim });
        send({ id: count, ...ask });
      }),
    end: () => over(),
  };
}
