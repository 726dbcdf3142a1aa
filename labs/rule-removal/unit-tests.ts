import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds; longer than any test. */
const STILL = 60_000;

/**
 * Runs the unit tests once, and each of them again without each of these checks that it comes to.
 * @param sources path of the library's text with switches
 * @returns the checks without which a test fails
 */
export async function noticedByTests(sources: string, numbers: readonly number[]): Promise<Set<number>> {
  const log = `${sources}.log`;
  writeFileSync(log, numbers.map((number) => `open ${number}\n`).join(''));
  const linesOf = (word: string) =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(word))
      .map((line) => Number(line.slice(word.length)));
  for (;;) {
    const program = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', join(import.meta.dirname, 'vitest.config.ts')],
      {
        env: { ...process.env, RULE_REMOVAL_SOURCES: sources, RULE_REMOVAL_LOG: log },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let output = '';
    program.stdout.on('data', (text) => {
      output += text;
    });
    const tried = () => /\ntried (\d+)\n$/.exec(readFileSync(log, 'utf8'))?.[1];
    const isStill = () => Date.now() - statSync(log).mtimeMs > STILL && tried() !== undefined;
    const timer = setInterval(() => isStill() && program.kill('SIGKILL'), 1000);
    const [code] = await once(program, 'exit');
    clearInterval(timer);
    const last = tried();
    // A removal that never ends, or fills the memory, is noticed.
    if (last !== undefined) appendFileSync(log, `noticed ${last}\n`);
    else if (code !== 0) throw new Error(`unit tests fail without a change:\n${output}`);
    else return new Set(linesOf('noticed '));
  }
}
