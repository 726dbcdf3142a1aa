import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import { readPage } from '../../../src/features/prose/page.ts';
import { readInputs } from '../../../src/features/samples/task.ts';
import { LeftOut } from '../../support/left-out.ts';
import { launchChromium } from '../runner/page.ts';
import type { PageRun } from '../runner/results.ts';
import type { Installing } from '../runner/toolchain.ts';
import { visit } from '../runner/toolchains/web.ts';
import type { Options } from './machine.ts';
import { machine } from './machine.ts';
import { Reader } from './reader.ts';
import { type Step, stepsOf } from './steps.ts';
import { Terminals } from './terminal.ts';

/** Opens a server's page in Chromium, chooses files for its file inputs, and returns what it shows. */
async function visitPage(address: string, cwd: string, choose: readonly string[]): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ acceptDownloads: true });
    const { stdout, stderr } = await visit(page, address, { choose: [...choose], cwd });
    return stdout + stderr;
  } finally {
    await browser.close();
  }
}

/** Follows a page from its first step to its last, or to the first that fails. */
async function runPage(steps: readonly Step[], options: Options): Promise<PageRun> {
  const { folder, machine } = options;
  const reader = new Reader(new Terminals(folder, machine), options);
  try {
    for (const [index, step] of steps.entries())
      await reader.follow(step, steps[index + 1]?.does === 'compare');
    return { blocks: reader.blocks, substituted: machine.substituted(), cwd: reader.cwd };
  } finally {
    reader.close();
  }
}

export interface Follower {
  /** Follows steps in an empty folder. */
  follow(steps: readonly Step[]): Promise<PageRun>;
  close(): Promise<void>;
}

/** A reader with one machine, who reuses the folders that other pages' sections prepare. */
export function follower(root: string, installing: Installing): Follower {
  const own = machine(root, installing);
  const inputs = readInputs(join(root, 'samples'));
  const timeout = installing === 'all' ? 900_000 : 300_000;
  const folders: string[] = [];
  const prepared = new Map<string, Promise<string>>();

  async function run(steps: readonly Step[]): Promise<PageRun> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'page-')));
    folders.push(folder);
    return runPage(steps, { root, folder, machine: own, inputs, timeout, folderOf, visit: visitPage });
  }

  function folderOf(address: string): Promise<string> {
    const preparation = prepared.get(address) ?? prepare(address);
    prepared.set(address, preparation);
    return preparation;
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

/**
 * The steps of one section of a page, for pages that link to it with "as in".
 * @param address `/docs/manifest/writing#a-complete-example`
 * @throws Error if there is no such page or section
 */
function stepsOfSection(root: string, address: string): Step[] {
  const [path = '', anchor = ''] = address.split('#');
  const file = [`.${path}.mdx`, `.${path}/index.mdx`].find((one) => existsSync(join(root, one)));
  if (!file) throw new Error(`the page ${path} doesn't exist`);
  const source = readFileSync(join(root, file), 'utf8');
  const headings = source.split('\n').flatMap((text, index) => {
    const [, marks = '', title = '', id] = /^(#{2,6}) (.*?)(?: \{#([\w-]+)[^}]*\})?$/.exec(text) ?? [];
    return marks ? [{ line: index + 1, level: marks.length, id: id ?? slug(title) }] : [];
  });
  const start = headings.find(({ id }) => id === anchor);
  if (!start) throw new Error(`${path} has no section #${anchor}`);
  const end = headings.find(({ line, level }) => line > start.line && level <= start.level);
  return stepsOf(readPage(file, source), root).filter(
    ({ line }) => line > start.line && line < (end?.line ?? Number.POSITIVE_INFINITY),
  );
}
