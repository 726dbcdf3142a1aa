import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answer, Call } from './thread.ts';

/** After so many ms without a call, the thread ends and gives its memory back. */
const IDLE = 1000;

interface Thread {
  worker: Worker;
  /** Calls without an answer, by number. */
  open: Map<number, PromiseWithResolvers<unknown>>;
  calls: number;
  idle?: NodeJS.Timeout;
}

let current: Thread | undefined;

/**
 * A function that runs on another thread, so that the build goes on meanwhile. All such functions share one thread, which
 * starts with the first call. It takes calls in order and by itself: a pool of threads would wait for its next call
 * whenever the build's own thread is busy, which it is most of the time.
 * @param file module whose default export is the function, relative to the project: bundled code, which has no files
 * beside it, may call this
 */
export function onThread<Input, Output>(file: string): (input: Input) => Promise<Output> {
  const module = pathToFileURL(resolve(file)).href;
  return (input) => {
    current ??= start();
    const { worker, open, calls } = current;
    const answer = Promise.withResolvers<unknown>();
    open.set(calls, answer);
    current.calls += 1;
    clearTimeout(current.idle);
    worker.ref();
    worker.postMessage({ id: calls, module, input } satisfies Call);
    return answer.promise as Promise<Output>;
  };
}

function start(): Thread {
  const worker = new Worker(resolve('src/build-cache/thread.ts'));
  const thread: Thread = { worker, open: new Map(), calls: 0 };
  worker.on('message', ({ id, ...answer }: Answer) => {
    const call = thread.open.get(id);
    thread.open.delete(id);
    if ('error' in answer) call?.reject(answer.error);
    else call?.resolve(answer.output);
    if (thread.open.size > 0) return;
    // The build may end before the thread does.
    worker.unref();
    thread.idle = setTimeout(() => end(thread), IDLE).unref();
  });
  // Out of memory, for example. Of the two events, the first has the reason.
  worker.on('error', (error) => fail(thread, error));
  worker.on('exit', () => fail(thread, new Error('the thread beside the build ended')));
  return thread;
}

function fail(thread: Thread, error: unknown): void {
  for (const call of thread.open.values()) call.reject(error);
  thread.open.clear();
  end(thread);
}

function end(thread: Thread): void {
  clearTimeout(thread.idle);
  if (current === thread) current = undefined;
  void thread.worker.terminate();
}
