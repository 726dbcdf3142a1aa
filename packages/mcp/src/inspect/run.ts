import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { READ } from '@content-credentials/tools/intake/read-words';
import { TOO_SLOW, timeFor } from '@content-credentials/verdict/budget';
import { SMALL_FILE } from '@content-credentials/verdict/sdk/sizes';
import { withMemoryLimit } from '@content-credentials/verdict/sdk/wasm';
import pLimit from 'p-limit';
import { cleanText, fenced } from '../from-file.ts';
import type { Inspected, InspectionAnswer, InspectionTask, WorkerData } from './inspection.ts';

/** At most two reads at once, because each has its own SDK in memory. */
const turns = pLimit(2);
const MAX_WAITING = 50;

const compiling: Partial<Record<'small' | 'large', Promise<WebAssembly.Module>>> = {};

/**
 * The SDK's WebAssembly, compiled once: that takes longer than reading most files. For most files, its memory is
 * limited.
 */
function sdkModule(fileBytes: number): Promise<WebAssembly.Module> {
  const kind = fileBytes > SMALL_FILE.bytes ? 'large' : 'small';
  compiling[kind] ??= readFile(new URL('./c2pa.wasm', import.meta.url)).then((bytes) =>
    WebAssembly.compile(
      Uint8Array.from((kind === 'small' && withMemoryLimit(bytes, SMALL_FILE.pages)) || bytes),
    ),
  );
  return compiling[kind];
}

/** Milliseconds between two looks at how much a file has been read. */
const TICK = 200;

/**
 * Inspects a file in its own thread. A file that takes long is stopped, so it can't keep the others waiting for good.
 * @throws Error that says why the file can't be read; the signal's reason
 */
export async function inspect(task: InspectionTask, signal: AbortSignal): Promise<Inspected> {
  if (turns.pendingCount >= MAX_WAITING)
    throw new Error(`${MAX_WAITING} files are already waiting to be read. Try again later.`);
  return turns(async () => {
    signal.throwIfAborted();
    const answer = await answerTo({ ...task, module: await sdkModule(task.bytes) }, signal);
    if ('inspection' in answer) return answer;
    const { problem, reported } = answer;
    throw new Error(
      reported === undefined ? problem : `${problem}\n${fenced(`The SDK reported: ${reported}`)}`,
    );
  });
}

/** The answer of a worker that ends with it. */
async function answerTo(task: Omit<WorkerData, 'bytesRead'>, signal: AbortSignal): Promise<InspectionAnswer> {
  const bytesRead = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: { ...task, bytesRead } satisfies WorkerData,
    // Its own streams: standard output is for the protocol.
    stdin: false,
    stdout: true,
    stderr: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const tooSlow = new AbortController();
  const begin = performance.now();
  const timer = setInterval(() => {
    const [file = 0, store = 0] = bytesRead;
    if (performance.now() - begin > timeFor(file + store, task.bytes)) tooSlow.abort();
  }, TICK);
  const options = { signal: AbortSignal.any([signal, tooSlow.signal]) };
  try {
    const ended = once(worker, 'exit', options).then(() => Promise.reject(new Error('there’s no result')));
    const [answer] = await Promise.race([once(worker, 'message', options), ended]);
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    if (tooSlow.signal.aborted) throw new Error(`${READ.limit.title}. ${TOO_SLOW}`);
    const reported = cleanText((error as Error).message);
    throw new Error(
      `The SDK crashed on this file, so nothing was verified.\n${fenced(`It reported: ${reported}`)}`,
    );
  } finally {
    clearInterval(timer);
    void worker.terminate();
  }
}
