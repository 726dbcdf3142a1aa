import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute, type RunResult } from '../runner/programs.ts';
import type { Place } from './install/place.ts';
import type { Language, Tool } from './tool.ts';

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
export function runCommand(
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
