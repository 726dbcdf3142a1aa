import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { cleaned, fenced } from '../from-file.ts';
import { ToolError } from '../tool.ts';
import type { Inspection, InspectionAnswer, InspectionTask } from './inspection.ts';

/** The maximum number of concurrent reads; each has its own SDK in memory. */
const MAX_RUNNING = 2;
let running = 0;
let compiling: Promise<WebAssembly.Module> | undefined;

/** The SDK's WebAssembly, compiled once: that takes longer than reading most files. */
function sdkModule(): Promise<WebAssembly.Module> {
  compiling ??= readFile(new URL('./c2pa.wasm', import.meta.url)).then((bytes) => WebAssembly.compile(bytes));
  return compiling;
}

/**
 * Inspects a file in its own thread.
 * @throws ToolError that says why the file can't be read; the signal's reason
 */
export async function inspect(task: InspectionTask, signal: AbortSignal): Promise<Inspection> {
  signal.throwIfAborted();
  if (running >= MAX_RUNNING)
    throw new ToolError('Two files are being read already. Wait for their answers.');
  running += 1;
  try {
    return await read({ ...task, module: await sdkModule() }, signal);
  } finally {
    running -= 1;
  }
}

function read(
  task: InspectionTask & { module: WebAssembly.Module },
  signal: AbortSignal,
): Promise<Inspection> {
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
    worker.on('message', (answer: InspectionAnswer) => {
      if ('inspection' in answer) done(answer.inspection);
      else failed(new ToolError(`${answer.problem}\n${fenced([`The SDK reported: ${answer.reported}`])}`));
    });
    worker.on('error', (error) =>
      failed(
        new ToolError(
          `The SDK crashed on this file, so nothing was verified.\n${fenced([`It reported: ${cleaned(String(error.message))}`])}`,
        ),
      ),
    );
    worker.on('exit', () =>
      failed(new ToolError('The reader stopped without a result, so nothing was verified.')),
    );
    const end = () => {
      signal.removeEventListener('abort', stop);
      void worker.terminate();
    };
    worker.once('message', end);
    signal.addEventListener('abort', end, { once: true });
  });
}
