import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';

/** Programs whose package has another name. */
const PACKAGES: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

const require = createRequire(import.meta.url);

/** The script that starts a package's program. Starting it with Node.js works on Windows too, unlike node_modules/.bin. */
function scriptOf(program: string): string {
  const name = PACKAGES[program] ?? program;
  const file = require.resolve.paths(name)?.map((folder) => join(folder, name, 'package.json'));
  for (const path of file ?? []) {
    try {
      const { bin } = JSON.parse(readFileSync(path, 'utf8')) as { bin: string | Record<string, string> };
      const script = typeof bin === 'string' ? bin : bin[program];
      if (script) return join(dirname(path), script);
    } catch {
      // Not in this folder.
    }
  }
  throw new Error(`${program} isn't installed. Run: npm ci`);
}

export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** The file to which its output is added; by default, it goes to this process's terminal. */
  log?: string;
}

/** Runs `node` or a program of an installed package to its end. Returns its exit code. */
export async function run(
  [program = '', ...args]: readonly string[],
  { env = {}, log }: RunOptions = {},
): Promise<number> {
  const command = program === 'node' ? args : [scriptOf(program), ...args];
  const path = [resolve('node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  let file: FileHandle | undefined;
  if (log) {
    await mkdir(dirname(log), { recursive: true });
    file = await open(log, 'a');
  }
  try {
    return await new Promise((done, fail) => {
      const child = spawn(process.execPath, command, {
        stdio: file ? ['ignore', file.fd, file.fd] : 'inherit',
        env: { ...process.env, PATH: path, ...env },
      });
      child.on('error', (error) => fail(new Error(`${program} couldn't be started: ${error.message}`)));
      child.on('exit', (code) => done(code ?? 1));
    });
  } finally {
    await file?.close();
  }
}
