import { copyFileSync, existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format, SurvivalCell, SurvivalTool } from '../../../src/content/data/survival.ts';
import { execute, type RunResult } from '../runner/programs.ts';
import type { Input } from './inputs.ts';
import type { NotRun, Place } from './install.ts';
import { place } from './install.ts';
import { stateOf } from './state.ts';
import { commandOf, inputName, type Language, outputName, type Step, type Tool } from './tool.ts';

interface Runner {
  /** The program's file; not needed for shell commands. */
  file: string;
  start: (place: Place) => readonly [program: string, ...args: string[]];
}

const RUNNERS: Readonly<Record<Exclude<Language, 'sh'>, Runner>> = {
  node: { file: 'main.mjs', start: () => [process.execPath] },
  python: { file: 'main.py', start: ({ python = 'python3' }) => [python] },
  php: { file: 'main.php', start: ({ env }) => ['php', ...phpOptions(env.PHP_EXTENSIONS ?? '')] },
  go: { file: 'main.go', start: () => ['go', 'run'] },
  java: { file: 'Main.java', start: () => ['java'] },
};

/** PHP without the machine's settings, plus the unpacked extensions that a tool may need. */
const phpOptions = (folder: string): string[] => [
  ...['-n', '-d', 'display_errors=stderr', '-d', `extension_dir=${folder}`],
  ...['gd', 'imagick'].flatMap((name) => ['-d', `extension=${name}.so`]),
];

/** Runs one command of a tool in a folder. @param names what a compiled program gets as its arguments */
function runCommand(
  { language, program = (command) => command }: Pick<Tool, 'language' | 'program'>,
  command: string,
  place: Place,
  cwd: string,
  names: readonly string[] = [],
): Promise<RunResult> {
  const options = { cwd, env: place.env, timeout: 120_000 };
  if (language === 'sh') return execute('sh', ['-c', command], options);
  const { file, start } = RUNNERS[language];
  writeFileSync(join(cwd, file), program(command));
  const [executable, ...args] = start(place);
  return execute(executable, [...args, file, ...names], options);
}

export interface ToolResults {
  tool: SurvivalTool;
  cells: readonly SurvivalCell[];
}

/**
 * Installs a tool, runs each of its commands on each format in a separate folder, and reads the results.
 * @param today ISO date
 * @throws Error with the command and its output, if a command fails or writes nothing
 */
export async function runTool(
  tool: Tool,
  inputs: ReadonlyMap<Format, Input>,
  work: string,
  today: string,
): Promise<ToolResults | NotRun> {
  const found = await place(tool.source);
  if ('reason' in found) return found;
  const folder = mkdtempSync(join(work, 'tool-'));
  if (found.modules) symlinkSync(found.modules, join(folder, 'node_modules'));
  const versionTool = tool.versionLanguage ? { language: tool.versionLanguage } : tool;
  const version = await runCommand(versionTool, tool.version, found, mkdtempSync(join(folder, 'version-')));
  if (version.code !== 0) return { reason: `it doesn't start: ${version.stderr.trim().split('\n').at(-1)}` };
  const cells: SurvivalCell[] = [];
  for (const step of tool.steps)
    for (const format of step.formats) {
      const input = inputs.get(format);
      if (input) cells.push(await runStep({ tool, step, format, input, folder, found }));
    }
  const { from } = tool.source;
  return { tool: { name: tool.name, version: shortened(version.stdout), from, checked: today }, cells };
}

interface StepRun {
  tool: Tool;
  step: Step;
  format: Format;
  input: Input;
  folder: string;
  found: Place;
}

/**
 * Runs a command on a signed file. If it fails, running it on the same file without a manifest shows whether the
 * manifest is the reason.
 */
async function runStep(run: StepRun): Promise<SurvivalCell> {
  const { tool, step, format, input } = run;
  const { operation, settings } = step;
  const cell = { tool: tool.name, operation, settings, format, command: commandOf(step, format) };
  const after = await written(run, input.signed);
  if ('path' in after) return { ...cell, result: await stateOf(after.path) };
  const unsigned = await written(run, input.plain);
  if ('path' in unsigned) {
    console.log(
      `${tool.name} fails with the signed file only: ${cell.command}\n  ${reasonIn(after.printed)}`,
    );
    return { ...cell, result: 'refused' };
  }
  throw new Error(`${tool.name} failed:\n  ${cell.command}\n${unsigned.printed}`);
}

/** The line of the output that reports an error. */
const reasonIn = (printed: string): string =>
  printed.split('\n').find((line) => /error|required/i.test(line)) ?? printed;

/** The file that a command wrote, or its standard output. */
async function written(
  { tool, step, format, folder, found }: StepRun,
  input: string,
): Promise<{ path: string } | { printed: string }> {
  const cwd = mkdtempSync(join(folder, 'step-'));
  const [from, to] = [inputName(format), outputName(step, format)];
  copyFileSync(input, join(cwd, from));
  const { code, stdout, stderr } = await runCommand(tool, commandOf(step, format), found, cwd, [from, to]);
  const path = join(cwd, to);
  if (code === 0 && existsSync(path)) return { path };
  return { printed: `exit code ${code}\n${stdout}\n${stderr}`.slice(-1500) };
}

/** `Version: ImageMagick 6.9.11-60 Q16 x86_64 2021-01-25 https://…` becomes `6.9.11-60`. */
export function shortened(printed: string): string {
  const [line = ''] = printed.trim().split('\n');
  if (/^(PHP|Imagick|pyoxipng|mozjpeg|[\d.]+ \(libvips)/.test(line)) return line;
  return /\d+(?:\.\d+)+[\w.+-]*/.exec(line)?.[0] ?? line;
}
