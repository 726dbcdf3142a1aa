import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { Answer, Call, Extracted, TypesFile } from './extract-process.ts';

/** After so many ms without a call, the process ends. Packages are called for at once, so nothing comes after a longer pause. */
const IDLE = 50;

interface Extraction {
  child: ChildProcess;
  /** Calls without an answer, by number. */
  open: Map<number, PromiseWithResolvers<Extracted>>;
  calls: number;
  idle?: NodeJS.Timeout;
}

let current: Extraction | undefined;

/**
 * Extracts types in another process, which takes several hundred MB that the build would otherwise keep: V8 doesn't
 * return what the TypeScript compiler's code and data took. One process for all packages, so the compiler loads once.
 */
export function extractApart(file: TypesFile): Promise<Extracted> {
  current ??= start();
  const { child, open, calls } = current;
  const answer = Promise.withResolvers<Extracted>();
  open.set(calls, answer);
  current.calls += 1;
  clearTimeout(current.idle);
  child.send({ id: calls, ...file } satisfies Call);
  return answer.promise;
}

function start(): Extraction {
  // Bundled code, which has no files beside it, may call this.
  const child = fork(resolve('src/content/api-model/extract-process.ts'), { serialization: 'advanced' });
  const extraction: Extraction = { child, open: new Map(), calls: 0 };
  child.on('message', ({ id, ...answer }: Answer) => {
    const call = extraction.open.get(id);
    extraction.open.delete(id);
    if ('error' in answer) call?.reject(answer.error);
    else call?.resolve(answer.extracted);
    if (extraction.open.size === 0) extraction.idle = setTimeout(() => end(extraction), IDLE);
  });
  child.on('error', (error) => fail(extraction, error));
  // Killed for lack of memory, for example.
  child.on('exit', (code, signal) =>
    fail(extraction, new Error(`the process that reads packages' types ended with ${signal ?? code}`)),
  );
  return extraction;
}

function fail(extraction: Extraction, error: unknown): void {
  for (const call of extraction.open.values()) call.reject(error);
  extraction.open.clear();
  end(extraction);
}

function end(extraction: Extraction): void {
  clearTimeout(extraction.idle);
  if (current === extraction) current = undefined;
  if (extraction.child.connected) extraction.child.disconnect();
}
