import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Does work that two processes must not do at once, such as filling a cache.
 * @param lock the file that says who's at work
 */
export async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await take(lock))) await new Promise((done) => setTimeout(done, 100));
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** The lock contains its owner's process id, so that a killed process doesn't keep it. */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (owner && !isAlive(owner)) await rm(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
