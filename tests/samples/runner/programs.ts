import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

export interface RunResult {
  stdout: string;
  stderr: string;
  /** 0 is success; 124 means that the program had to be stopped. */
  code: number;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds until it is stopped. */
  timeout?: number;
}

/**
 * Runs a program to its end. A failing program isn't an error here: check `code`. @throws Error if it can't be
 * started
 */
export function execute(
  program: string,
  args: readonly string[],
  { cwd, env, timeout = 60_000 }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr, stopped] = ['', '', false];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const timer = setTimeout(() => {
      stopped = true;
      child.kill('SIGKILL');
    }, timeout);
    child.on('error', (error) => fail(new Error(`${program} couldn't be started: ${error.message}`)));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (stopped) stderr += `\nstopped after ${timeout / 1000} s`;
      done({ stdout, stderr, code: stopped ? 124 : (code ?? 1) });
    });
  });
}

/** The first line with text of a program's `--version` output; undefined if the program doesn't exist. */
export function versionOf(program: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr }: SpawnSyncReturns<string> = spawnSync(
    program,
    args.length > 0 ? args : ['--version'],
    { encoding: 'utf8', timeout: 20_000 },
  );
  return status === 0 ? (stdout || stderr).trim().split('\n')[0]?.trim() : undefined;
}

/** The first `1.2` or `1.2.3` in a text. */
export function numberIn(text: string): string {
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? text;
}

/**
 * Runs an installation step and shows its output.
 * @throws Error with the command and the end of what it printed
 */
export async function install(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const command = [program, ...args].join(' ');
  console.log(`  ${command}`);
  const { code, stdout, stderr } = await execute(program, args, { timeout: 1_800_000, ...options });
  if (code === 0) return;
  const end = `${stdout}\n${stderr}`.trim().split('\n').slice(-12).join('\n');
  throw new Error(`This installation step failed (exit code ${code}):\n  ${command}\n${end}`);
}

/**
 * Where the samples' toolchains are installed: outside the project, so that a clean checkout stays clean and all
 * checkouts share them. SAMPLES_CACHE sets another folder.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SAMPLES_CACHE) return env.SAMPLES_CACHE;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'content-credentials-docs');
}

/** A path in the cache. */
export const cached = (...parts: string[]) => join(cacheFolder(), ...parts);
