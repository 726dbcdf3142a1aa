// `npm` of the machine in machine.ts. What an install brings into a folder without packages is kept for the next page.
// Packages that samples/package.json pins come from samples/node_modules: always in `npm test`, since the newest can
// take minutes to fail, and in `npm run samples` where the registry or network in use lacks something.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { isRegistryGap, type Pinned } from '../../runner/registry-gaps.ts';
import { NO_NETWORK } from '../no-network.ts';

const {
  PAGE_RUNS_PATH = '',
  PAGE_RUNS_NOTES = '',
  PAGE_RUNS_CACHE = '',
  PAGE_RUNS_SAMPLES = '',
} = process.env;
const isQuick = process.env.PAGE_RUNS_INSTALLING === 'quick';
const args = process.argv.slice(2);
const { dependencies: pins } = JSON.parse(
  readFileSync(join(PAGE_RUNS_SAMPLES, 'package.json'), 'utf8'),
) as Pinned;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string): Manifest => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const nameOf = (word: string) => word.replace(/(?!^)@.*$/, '');
/** The site's own package comes as a tarball, as on a reader's machine. */
const isPinned = (word: string) =>
  Object.hasOwn(pins, nameOf(word)) && !pins[nameOf(word)]?.startsWith('file:');
/** A tarball in this folder, as another folder finds it. */
const absolute = (word: string) =>
  word.replace(
    /^((?:@?[^@]+@)?)(?:file:)?(?:\.\/)?([\w-]+\.tgz)$/,
    (_, name, file) => `${name}file:${resolve(file)}`,
  );

/** The machine's own npm, run by the same Node.js as this program. */
const PATH = [dirname(process.execPath), PAGE_RUNS_PATH].join(delimiter);
const passed = () => spawnSync('npm', args, { stdio: 'inherit', env: { ...process.env, PATH } }).status ?? 1;

/** The same, with its error output. */
function npm(words: readonly string[]): { status: number; stderr: string } {
  const { status, stdout, stderr } = spawnSync('npm', words, {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return { status: status ?? 1, stderr };
}

/** Copies the packages that the samples pin from their folder, and installs the rest from the registry. */
function installPinned(words: readonly string[]): number {
  const own = read('package.json');
  const versions = Object.fromEntries(
    words.filter(isPinned).map((word) => [nameOf(word), pins[nameOf(word)] ?? '']),
  );
  for (const name of Object.keys(own.devDependencies ?? {}))
    if (isPinned(name)) delete own.devDependencies?.[name];
  const dependencies = { ...own.dependencies, ...versions };
  const links = Object.keys(pins).filter((name) => pins[name]?.startsWith('file:'));
  writeFileSync('package.json', `${JSON.stringify({ ...own, dependencies }, null, 2)}\n`);
  linked(join(PAGE_RUNS_SAMPLES, 'node_modules'));
  for (const name of links) rmSync(join('node_modules', name), { force: true });
  const installed = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  appendFileSync(PAGE_RUNS_NOTES, `npm ${args.join(' ')} → ${installed.join(' ')}\n`);
  return installWithLinks(words.filter((word) => !isPinned(word)));
}

/** Installs packages without touching those that are there. */
function installWithLinks(words: readonly string[]): number {
  if (words.length === 0) return 0;
  // npm would ask the registry for the pinned packages' dependencies, and fail to find them again.
  const beside = join(process.cwd(), '.beside');
  mkdirSync(beside);
  const { status } = npm(['install', '--prefix', beside, ...words.map(absolute)]);
  if (status === 0) spawnSync('cp', ['-a', `${beside}/node_modules/.`, 'node_modules']);
  rmSync(beside, { recursive: true });
  return status;
}

/** Hard links: a reader's program only reads its packages. */
const linked = (folder: string) => spawnSync('cp', ['-al', folder, 'node_modules']);

function install(words: readonly string[]): number {
  const somePinned = words.some(isPinned);
  if (isQuick && somePinned) return installPinned(words);
  const before = existsSync('package.json') ? readFileSync('package.json') : undefined;
  const { status, stderr } = npm(args);
  if (status === 0 || !somePinned || !(isRegistryGap(stderr) || NO_NETWORK.test(stderr))) return status;
  if (before) writeFileSync('package.json', before);
  rmSync('node_modules', { recursive: true, force: true });
  return installPinned(words);
}

function main(): number {
  const [command = '', ...named] = args;
  const given = named.filter((word) => !word.startsWith('-'));
  if (!['install', 'i'].includes(command)) return passed();
  if (existsSync('node_modules'))
    // A folder that already has packages gets a normal install, or only the tarball.
    return given.length > 0 && given.every((word) => word.endsWith('.tgz'))
      ? installWithLinks(given)
      : passed();
  const own = read('package.json');
  const listed = Object.entries({ ...own.dependencies, ...own.devDependencies });
  const words = given.length > 0 ? given : listed.map(([name, version]) => `${name}@${version}`);
  const digest = createHash('sha256')
    .update(
      JSON.stringify([
        readFileSync(import.meta.filename, 'utf8'),
        isQuick,
        args,
        own.dependencies,
        own.devDependencies,
        // It has the checksum of the tarball.
        existsSync('package-lock.json') && readFileSync('package-lock.json', 'utf8'),
        pins,
      ]),
    )
    .digest('hex');
  const cached = join(PAGE_RUNS_CACHE, 'npm', digest.slice(0, 16));
  const note = join(cached, 'note.txt');
  if (existsSync(cached)) {
    const { dependencies, devDependencies } = read(join(cached, 'package.json'));
    writeFileSync('package.json', `${JSON.stringify({ ...own, dependencies, devDependencies }, null, 2)}\n`);
    linked(join(cached, 'node_modules'));
    if (existsSync(note)) appendFileSync(PAGE_RUNS_NOTES, readFileSync(note, 'utf8'));
    return 0;
  }
  const code = install(words);
  if (code !== 0 || !existsSync('node_modules')) return code;
  // Uses a temporary name first, because two pages may install the same packages at once.
  const fresh = `${cached}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  spawnSync('cp', ['-al', 'node_modules', fresh]);
  cpSync('package.json', join(fresh, 'package.json'));
  if (existsSync(PAGE_RUNS_NOTES)) cpSync(PAGE_RUNS_NOTES, join(fresh, 'note.txt'));
  try {
    renameSync(fresh, cached);
  } catch {
    rmSync(fresh, { recursive: true });
  }
  return 0;
}

process.exitCode = main();
