// The `cargo` of the machine in machine.ts. Projects share one folder of built crates, which they find under the
// usual name, and a tool that was built once isn't built again.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const { PAGE_RUNS_PATH = '', PAGE_RUNS_CACHE = '', PATH = '' } = process.env;
const args = process.argv.slice(2);

const there = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** `c2patool@0.27.22` of `cargo install c2patool@0.27.22`, if exactly that version is on the PATH. */
function installed(): boolean {
  if (args[0] !== 'install') return false;
  const line = args.join(' ');
  const [, name = '', at, version = at] =
    /install (\w+)(?:@([\d.]+))?(?: --version ([\d.]+))?/.exec(line) ?? [];
  const { stdout } = spawnSync(name, ['--version'], { encoding: 'utf8', env: { ...process.env, PATH } });
  return Boolean(version && stdout?.includes(` ${version}`));
}

if (installed()) console.log(`${args[1]} is there`);
else {
  if (existsSync('Cargo.toml') && !there('target')) {
    const shared = join(PAGE_RUNS_CACHE, 'cargo');
    mkdirSync(shared, { recursive: true });
    symlinkSync(shared, 'target');
  }
  const { status } = spawnSync('cargo', args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: PAGE_RUNS_PATH },
  });
  process.exitCode = status ?? 1;
}
