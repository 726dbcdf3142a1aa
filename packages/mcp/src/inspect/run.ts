import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { READ } from '@content-credentials/tools/intake/read-words';
import { TOO_SLOW, timeFor } from '@content-credentials/verdict/budget';
import { SMALL_FILE } from '@content-credentials/verdict/sdk/sizes';
import { withMemoryLimit } from '@content-credentials/verdict/sdk/wasm';
import pLimit from 'p-limit';
import { cleanText, fenceLines } from '../from-file.ts';
import { ToolError } from '../tool.ts';
import type { Inspected, InspectionAnswer, InspectionTask } from './inspection.ts';

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

/**
 * Inspects a file in its own thread. A file that takes long is stopped, so it can't keep the others waiting for good.
 * @throws ToolError that says why the file can't be read; the signal's reason
 */
export async function inspect(task: InspectionTask, signal: AbortSignal): Promise<Inspected> {
  if (turns.pendingCount >= MAX_WAITING)
    throw new ToolError(`${MAX_WAITING} files are already waiting to be read. Try again later.`);
  return turns(async () => {
    signal.throwIfAborted();
    return read({ ...task, module: await sdkModule(task.bytes) }, signal);
  });
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

function read(
  task: InspectionTask & { module: WebAssembly.Module },
  signal: AbortSignal,
): Promise<Inspected> {
  return new Promise((done, failed) => {
    // Its own streams: standard output is for the protocol.
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: task,
      stdin: false,
      stdout: true,
      stderr: true,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const stop = () => failed(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const begin = performance.now();
    const bytesRead = new Map<string, number>();
    let timer: NodeJS.Timeout;
    const check = () => {
      const left = begin + timeFor(sum(bytesRead.values()), task.bytes) - performance.now();
      if (left > 0) {
        timer = setTimeout(check, left);
        return;
      }
      failed(new ToolError(`${READ.limit.title}. ${TOO_SLOW}`));
      end();
    };
    worker.on('message', (answer: InspectionAnswer) => {
      if ('read' in answer) {
        bytesRead.set(answer.file, answer.read);
        return;
      }
      if ('inspection' in answer) done(answer);
      else {
        const reported =
          answer.reported === undefined ? '' : `\n${fenceLines([`The SDK reported: ${answer.reported}`])}`;
        failed(new ToolError(answer.problem + reported));
      }
      end();
    });
    worker.on('error', (error) =>
      failed(
        new ToolError(
          `The SDK crashed on this file, so nothing was verified.\n${fenceLines([`It reported: ${cleanText(String(error.message))}`])}`,
        ),
      ),
    );
    worker.on('exit', () =>
      failed(new ToolError('The reader stopped without a result, so nothing was verified.')),
    );
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      void worker.terminate();
    };
    worker.once('exit', () => clearTimeout(timer));
    signal.addEventListener('abort', end, { once: true });
    check();
  });
}
