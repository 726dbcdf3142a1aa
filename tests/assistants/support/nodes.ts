import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { onPath } from '../../support/on-path.ts';

/** A Node.js version that the package promises to run on: its program, or why there's none here. */
export type PromisedNode = { about: string; version: string } & ({ path: string } | { missing: string });

const versionOf = (path: string) => execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().slice(1);

const isOf = (version: string, major: string) => version.startsWith(`${major}.`);

/** A `node` of this major version in any folder of PATH. */
function installed(major: string): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = onPath('node', { PATH: folder });
    if (path !== undefined && isOf(versionOf(path), major)) return path;
  }
  return undefined;
}

/** A path, or why there's none: npm's package `node` has every version. */
function downloaded(major: string): { path: string } | { missing: string } {
  const words = ['--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath'];
  try {
    // npx itself may run on this machine's own version.
    const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
    const path = execFileSync('npx', words, {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 180_000,
    }).trim();
    return isOf(versionOf(path), major)
      ? { path }
      : { missing: `npx --package=node@${major} ran Node.js ${versionOf(path)}` };
  } catch (error) {
    const [reason] = (error as Error).message.trim().split('\n').slice(-1);
    return {
      missing: `Node.js ${major}, the oldest that the package promises, isn't in PATH, and npx can't get node@${major}: ${reason}`,
    };
  }
}

/** The oldest version in the package's `engines`, and the newest that the project is developed with. */
export function promisedNodes(): PromisedNode[] {
  const { engines } = JSON.parse(readFileSync('packages/mcp/package.json', 'utf8'));
  const [, oldest] = /^>=(\d+)$/.exec(engines.node) ?? [];
  if (oldest === undefined) throw new Error(`engines.node of packages/mcp is ${engines.node}, not >=…`);
  const path = installed(oldest);
  return [
    { about: 'the oldest', version: oldest, ...(path === undefined ? downloaded(oldest) : { path }) },
    { about: 'the newest', version: process.versions.node, path: process.execPath },
  ];
}
