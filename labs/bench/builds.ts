import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Row } from './figures.ts';

/** What a build caches, and a cold build must not find. */
const CACHE_FOLDERS = ['node_modules/.cache', 'node_modules/.astro', 'node_modules/.vite', '.astro'];

interface BuildSite {
  label: string;
  /** Folder with the site's configuration and docs. */
  source: string;
  /** A page that one edit changes and then restores. */
  page: string;
  out: string;
}

interface Build {
  seconds: number;
  /** The process's peak memory; NaN if the system doesn't report it. */
  megabytes: number;
}

/** @throws Error with the build's output */
async function build({ source, out }: BuildSite): Promise<Build> {
  const start = performance.now();
  const child = spawn(resolve('node_modules/.bin/node'), ['node_modules/astro/bin/astro.mjs', 'build'], {
    env: { ...process.env, SITE_SOURCE: source, SITE_OUT: out },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  let peak = Number.NaN;
  const watch = setInterval(() => {
    const status = `/proc/${child.pid}/status`;
    if (!existsSync(status)) return;
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8')) ?? [];
    if (kilobytes) peak = Number(kilobytes) / 1024;
  }, 100);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`the build failed:\n${log.slice(-3000)}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: peak };
}

/** Runs `work` without caches from earlier builds, then restores them. */
async function cold<Result>(work: () => Promise<Result>): Promise<Result> {
  const aside = (folder: string) => `${folder}-aside`;
  const moved = CACHE_FOLDERS.filter((folder) => existsSync(folder));
  for (const folder of moved) {
    rmSync(aside(folder), { recursive: true, force: true });
    renameSync(folder, aside(folder));
  }
  try {
    return await work();
  } finally {
    for (const folder of moved) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(aside(folder), folder);
    }
  }
}

/** Cold, unchanged, and edited builds of a site, `runs` times each. */
export async function measureBuilds(site: BuildSite, runs: number): Promise<Row[]> {
  const rows = { cold: [] as Build[], unchanged: [] as Build[], edited: [] as Build[] };
  const text = readFileSync(site.page, 'utf8');
  try {
    await cold(async () => {
      for (let run = 0; run < runs; run += 1) {
        for (const folder of [...CACHE_FOLDERS, site.out]) rmSync(folder, { recursive: true, force: true });
        rows.cold.push(await build(site));
        rows.unchanged.push(await build(site));
        appendFileSync(site.page, `\nOne more sentence, number ${run}.\n`);
        rows.edited.push(await build(site));
      }
    });
  } finally {
    writeFileSync(site.page, text);
  }
  const files = globSync('**/*', { cwd: site.out, withFileTypes: true }).filter((entry) => entry.isFile());
  const seconds = (what: string, builds: readonly Build[]): Row => ({
    what: `${site.label}: ${what}`,
    runs: builds.map((one) => one.seconds),
    unit: 's',
  });
  return [
    seconds('cold build', rows.cold),
    seconds('build without a change', rows.unchanged),
    seconds('build after one edit', rows.edited),
    {
      what: `${site.label}: memory of a cold build`,
      runs: rows.cold.map((one) => one.megabytes),
      unit: 'MB',
    },
    { what: `${site.label}: files`, runs: [files.length], unit: '' },
  ];
}

/** The real site, in a separate output folder. */
export const realSite = (out: string): BuildSite => ({
  label: 'this site',
  source: resolve('.'),
  page: resolve('docs/faqs.mdx'),
  out: join(out, 'real'),
});
