import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRun } from '../../scripts/lib/samples/page-run.ts';
import type { Installing } from '../../scripts/lib/samples/toolchain.ts';
import { LeftOut } from '../../scripts/lib/testing/left-out.ts';
import { readInputs } from '../../src/content/samples/inputs.ts';
import { machine } from './machine.ts';
import { runPage } from './run-page.ts';
import { stepsOfSection } from './section.ts';
import type { Step } from './steps.ts';
import { visitPage } from './visit.ts';

export interface Follower {
  /** Follows steps in an empty folder. */
  follow(steps: readonly Step[]): Promise<PageRun>;
  close(): Promise<void>;
}

/** A reader with one machine, who reuses the folders that other pages' sections prepare. */
export function follower(root: string, installing: Installing): Follower {
  const own = machine(root, installing);
  const inputs = readInputs(join(root, 'samples'));
  const timeout = installing === 'all' ? 900_000 : 120_000;
  const folders: string[] = [];
  const prepared = new Map<string, Promise<string>>();

  async function run(steps: readonly Step[]): Promise<PageRun> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'page-')));
    folders.push(folder);
    return runPage(steps, { root, folder, machine: own, inputs, timeout, folderOf, visit: visitPage });
  }

  function folderOf(address: string): Promise<string> {
    const made = prepared.get(address) ?? prepare(address);
    prepared.set(address, made);
    return made;
  }

  async function prepare(address: string): Promise<string> {
    const { blocks, cwd } = await run(stepsOfSection(root, address));
    const wrong = blocks.find(({ state }) => state === 'failed' || state === 'left out');
    if (wrong?.state === 'left out') throw new LeftOut(wrong.reason);
    if (wrong) throw new Error(wrong.reason);
    return cwd;
  }

  return {
    follow: run,
    async close() {
      own.close();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
