import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { cached } from '../samples/cache.ts';
import { readPins } from '../samples/pins.ts';
import { versionOf } from '../samples/programs.ts';
import type { Installing } from '../samples/toolchain.ts';

/** A reader's machine: it has the usual programs but none of this project's packages. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** Why a program is missing; undefined if it isn't. */
  lacks(program: string): string | undefined;
  /** What was installed instead of the page's packages since the last call. */
  substituted(): string[];
  close(): void;
}

/** Programs that a page may call and a machine may lack, with their Debian packages. */
const PACKAGES: Readonly<Record<string, string>> = {
  aws: 'awscli',
  cargo: 'Rust',
  cmake: 'cmake',
  docker: 'docker.io',
  git: 'git',
  gradle: 'gradle',
  jq: 'jq',
  openssl: 'openssl',
  'softhsm2-util': 'softhsm2 or opensc',
  swift: 'Swift',
  trustmark: 'the crate trustmark-cli',
};

/** Emulators that a page installs itself, which takes a while. */
const EMULATORS = new Set(['bao', 'moto_server']);

/** Programs that a machine may lack. */
export const OPTIONAL = ['c2patool', ...EMULATORS, ...Object.keys(PACKAGES)];

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
      `#!/bin/sh\nexec "${node}" "${resolve(root, 'scripts/lib/page-runs/shims', `${name}.ts`)}" "$@"\n`,
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
    CARGO_PROFILE_DEV_DEBUG: '0',
    ...(copy && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${copy}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/contentauth/c2pa-cpp.git',
    }),
  };
  return {
    env,
    lacks(program) {
      if (program === 'c2patool' && !existsSync(join(tools[0] ?? '', 'c2patool')))
        return 'c2patool is built for minutes; `npm run samples` does it';
      if (program === 'cargo' && installing === 'quick')
        return 'Rust builds for minutes; `npm run samples` does it';
      if (EMULATORS.has(program) && installing === 'quick')
        return `${program} takes a while to install; \`npm run samples\` does it`;
      if (program === 'c2patool' || EMULATORS.has(program)) return undefined;
      return versionOf('sh', '-c', `command -v ${program}`)
        ? undefined
        : `${PACKAGES[program]} isn't installed`;
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
