import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const bin = resolve(import.meta.dirname, '../../node_modules/.bin');

/**
 * Runs a program of an installed package to its end.
 * @param env variables to add
 * @param isShown whether it prints to this terminal, instead of returning its output
 */
export function run(
  [program = '', ...args]: readonly string[],
  { env = {}, isShown = false }: { env?: NodeJS.ProcessEnv; isShown?: boolean } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(join(bin, program), args, {
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), ...env },
      // On Windows, these are scripts, which need a shell.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output: stripVTControlCharacters(output).trim() }));
  });
}
