import { crashError, ReadError, readErrorOf } from './read-error.ts';
import type { Ask, FromWorker, ToWorker } from './worker/messages.ts';
import type { SignClaim } from './worker/tasks.ts';

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
  worker.addEventListener('messageerror', () => over('a message of the worker could not be read'));

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
