import { resolve } from 'node:path';
import Tinypool from 'tinypool';

/**
 * A function that runs on other threads, so that the build goes on meanwhile. Threads start with the first call and end
 * when there's nothing to do.
 * @param file module whose default export is the function, relative to the project: bundled code, which has no files
 * beside it, may call this
 * @param most threads at a time
 */
export function onThread<Input, Output>(file: string, most: number): (input: Input) => Promise<Output> {
  let pool: Tinypool | undefined;
  return (input) => {
    pool ??= new Tinypool({ filename: resolve(file), minThreads: 0, maxThreads: most, idleTimeout: 1000 });
    return pool.run(input);
  };
}
