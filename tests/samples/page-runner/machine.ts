import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import type { Inputs } from '../../../src/features/samples/task.ts';
import { LeftOut } from '../../support/left-out.ts';
import { readPins } from '../runner/pins.ts';
import { cached } from '../runner/programs.ts';
import type { Installing } from '../runner/toolchain.ts';
import { PROGRAMS, programsIn } from './programs.ts';

/** What following a page needs. */
export interface Options {
  root: string;
  /** An empty folder. */
  folder: string;
  machine: Machine;
  inputs: Inputs;
  /** The folder that a section of another page leaves. @throws Error if its commands fail */
  folderOf(address: string): Promise<string>;
  /** Milliseconds for one block. */
  timeout: number;
  /** Uses the page that a server shows, with these files for its file inputs. @returns its text */
  visit(address: string, folder: string, files: readonly string[]): Promise<string>;
}

/** A reader's machine: it has the usual programs but none of this project's packages. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** @throws LeftOut if commands need a program that the machine lacks */
  require(commands: string, folder: string): void;
  /** What was installed instead of the page's packages since the last call. */
  substituted(): string[];
  close(): void;
}

/** Versions of `npm` and `cargo` that cache what they install and build for the next page. */
const SHIMS = ['npm', 'cargo'];

/** @param root the project's folder */
export function machine(root: string, installing: Installing): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const notes = join(folder, 'notes.txt');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const node = process.execPath;
  for (const name of SHIMS) {
    const shim = join(bin, name);
    writeFileSync(
      shim,
      `#!/bin/sh\nexec "${node}" "${resolve(root, 'tests/samples/page-runner/shims', `${name}.ts`)}" "$@"\n`,
    );
    chmodSync(shim, 0o755);
  }
  const { c2patool, cbindgen } = readPins(join(root, 'samples'));
  const tools = [cached('c2patool', c2patool, 'bin'), cached('cbindgen', cbindgen, 'bin')];
  const system = withoutProject(process.env.PATH ?? '', root);
  const copy = process.env.SAMPLES_CPP_REPOSITORY;
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(?:npm_|VITEST|NODE_(?!EXTRA_CA_CERTS$)|SERVICE_|SIGN_|C2PA_|RUST_)/.test(name),
      ),
    ),
    PATH: [bin, ...tools, dirname(node), system].join(delimiter),
    NO_COLOR: '1',
    PYTHONUNBUFFERED: '1',
    PAGE_RUNS_PATH: system,
    PAGE_RUNS_NOTES: notes,
    PAGE_RUNS_CACHE: cached('pages'),
    PAGE_RUNS_SAMPLES: resolve(root, 'samples'),
    PAGE_RUNS_INSTALLING: installing,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    // `npx` asks before it installs a package, and nobody is there to answer.
    npm_config_yes: 'true',
    CARGO_PROFILE_DEV_DEBUG: '0',
    ...(copy && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${copy}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/contentauth/c2pa-cpp.git',
    }),
  };
  const withoutShims = { ...env, PATH: [...tools, system].join(delimiter) };
  const known = new Map<string, boolean>();
  const has = (command: string): boolean => {
    const answer = known.get(command) ?? spawnSync('sh', ['-c', command], { env: withoutShims }).status === 0;
    known.set(command, answer);
    return answer;
  };
  const lacks = (name: string): string | undefined => {
    const { missing, has: command, isSlow } = PROGRAMS[name] ?? {};
    if (isSlow && installing === 'quick') return `\`npm run samples\` runs ${name}, which takes minutes`;
    return command && !has(command) ? missing : undefined;
  };
  return {
    env,
    require(commands, folder) {
      const reasons = [...programsIn(commands, folder)].flatMap((name) => lacks(name) ?? []);
      if (reasons.length > 0) throw new LeftOut([...new Set(reasons)].join('; '));
    },
    substituted() {
      if (!existsSync(notes)) return [];
      const lines = readFileSync(notes, 'utf8').split('\n').filter(Boolean);
      rmSync(notes);
      return lines;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The folders on the PATH that don't belong to this project: `npm test` prepends its own. */
const withoutProject = (path: string, root: string): string =>
  path
    .split(delimiter)
    .filter((folder) => !folder.startsWith(resolve(root)) && !folder.includes('node_modules'))
    .join(delimiter);
