import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { forgetOlder } from '../../content/cache.ts';
import { AuthorError } from '../../content/markdown/author-error.ts';
import { HASH_COVERAGE, hashCoveragePackage, type Package } from '../../content/packages/hash-coverage.ts';
import { folderOf, type Sandbox } from '../../content/sandboxes/definition.ts';
import { makeWorldReadable } from '../hosting/permissions.ts';
import { pageProblems } from './page-problems.ts';

/** Change it when the same project produces a different result. */
const OUR_VERSION = 1;
const BUILD_TIMEOUT = 180_000;

const packageFolder = (name: string): string => resolve('node_modules', name);

interface Installed {
  version: string;
  bin?: Record<string, string>;
}

/** The version in the site's own project, which builds the examples. */
function installedPackage(name: string): Installed | undefined {
  const file = join(packageFolder(name), 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Installed) : undefined;
}

/** Our own package, if the project uses it. */
const oursFor = ({ packages }: Sandbox): Promise<Package> | undefined =>
  packages[HASH_COVERAGE] === undefined ? undefined : hashCoveragePackage();

/** The project's other packages that are installed, and what ours needs; a server for `npm start` is optional. */
const packagesOf = ({ packages }: Sandbox, ours?: Package): string[] =>
  Object.keys({ ...packages, ...ours?.dependencies })
    .filter((name) => name !== HASH_COVERAGE && installedPackage(name) !== undefined)
    .sort();

function keyOf(sandbox: Sandbox, ours?: Package): string {
  const hash = createHash('sha256').update(JSON.stringify([OUR_VERSION, sandbox.buildArguments]));
  hash.update(ours?.integrity ?? '');
  for (const name of packagesOf(sandbox, ours)) hash.update(`\n${name} ${installedPackage(name)?.version}`);
  for (const file of [...sandbox.files].sort())
    hash.update(`\n${file}\n`).update(readFileSync(join(sandbox.folder, file)));
  return `${sandbox.name}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Builds a project with its own bundler, or uses the cached result for the same files and versions.
 * @returns the bundler's output folder, with index.html
 * @throws AuthorError with the bundler's output
 */
export async function bundle(
  sandbox: Sandbox,
  cache = resolve('node_modules/.cache/sandboxes'),
): Promise<string> {
  const ours = await oursFor(sandbox);
  const built = join(cache, keyOf(sandbox, ours));
  if (existsSync(built)) {
    // Caches of earlier builds are private to the user who made them.
    makeWorldReadable(built);
    await utimes(built, new Date(), new Date());
    return built;
  }
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    await copyProject(sandbox, work, ours);
    await runBundler(sandbox, work, draft);
    checkPage(sandbox, draft);
    makeWorldReadable(draft);
    // Renamed at the end, so that it's complete or absent. If two builds do this at once, the second finds the same
    // result in place.
    await rename(draft, built).catch((error) => {
      if (!existsSync(built)) throw error;
    });
  } finally {
    for (const folder of [work, draft]) await rm(folder, { recursive: true, force: true });
  }
  // A project is built many times while it's being written, at 8 MB each.
  await forgetOlder(cache, 1, `${sandbox.name}-`);
  return built;
}

/** Exactly what readers get: the listed files, and only the packages in package.json. */
async function copyProject(sandbox: Sandbox, work: string, ours?: Package): Promise<void> {
  for (const file of sandbox.files) await cp(join(sandbox.folder, file), join(work, file));
  for (const [path, text] of ours?.files ?? []) {
    const file = join(work, 'node_modules', HASH_COVERAGE, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const name of packagesOf(sandbox, ours)) {
    const link = join(work, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(packageFolder(name), link, 'junction');
  }
}

async function runBundler(sandbox: Sandbox, work: string, into: string): Promise<void> {
  const { name, bundler, packages, buildArguments } = sandbox;
  const program = installedPackage(bundler)?.bin?.[bundler];
  if (program === undefined) {
    const version = packages[bundler] ?? '';
    throw new AuthorError(
      `${folderOf(name)}/sandbox.json`,
      undefined,
      `\`bundler\` is "${bundler}", which isn't installed; run \`npm install --save-dev --save-exact ${bundler}@${version}\` in the site's folder`,
    );
  }
  const words = [bundler, ...buildArguments].join(' ');
  try {
    await promisify(execFile)(
      process.execPath,
      [join(packageFolder(bundler), program), ...buildArguments, '--outDir', into, '--emptyOutDir'],
      {
        cwd: work,
        timeout: BUILD_TIMEOUT,
        maxBuffer: 1e8,
        env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
      },
    );
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const output = (stderr.trim() || stdout.trim() || message).replaceAll(work, folderOf(name));
    // Where the error occurred in the bundler is of no use to the project's author.
    const lines = output.split('\n').filter((line) => !/^\s+at .*:\d+:\d+\)?(?: \{)?$/.test(line));
    throw new AuthorError(
      folderOf(name),
      undefined,
      `\`${words}\` failed:\n${lines.slice(-30).join('\n')}\nFix the project; \`npm install && npm run build\` in its folder shows the same message.`,
    );
  }
}

/** @throws AuthorError for a page that wouldn't work on the site */
function checkPage({ name, bundler }: Sandbox, built: string): void {
  const page = join(built, 'index.html');
  const problems = existsSync(page)
    ? pageProblems(readFileSync(page, 'utf8'))
    : ["the build didn't create an index.html, which the frame shows; add one to the project"];
  if (problems.length > 0)
    throw new AuthorError(folderOf(name), undefined, `built with ${bundler}, ${problems.join('; ')}`);
}
