/** Runs on the other thread: calls the functions that `onThread` made, one after the other. */
import { parentPort } from 'node:worker_threads';

export interface Call {
  id: number;
  /** Address of the module whose default export is called. */
  module: string;
  input: unknown;
}

export type Answer = { id: number; output: unknown } | { id: number; error: unknown };

parentPort?.on('message', async ({ id, module, input }: Call) => {
  try {
    const { default: run } = await import(module);
    parentPort?.postMessage({ id, output: await run(input) } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ id, error } satisfies Answer);
  }
});
