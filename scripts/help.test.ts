import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { execute } from './lib/samples/programs.ts';

/** Every command in package.json that runs one of our scripts, with the arguments given there. */
const commands = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
).flatMap(([name, line]) => {
  const [program, ...args] = line.split(' ');
  return program === 'node' && args[0]?.startsWith('scripts/') ? [{ name, args }] : [];
});

const run = (args: readonly string[], option: string) =>
  execute(process.execPath, [...args, option], { timeout: 100_000 });

test('every command names the option that was meant', { timeout: 120_000 }, async () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const { name, args } of commands) {
    const { code, stdout, stderr } = await run(args, '--hepl');
    expect.soft({ code, stdout, stderr }, `npm run ${name} -- --hepl`).toEqual({
      code: 2,
      stdout: '',
      stderr: "--hepl isn't an option; did you mean `--help`?\n",
    });
  }
});

test('npm run samples -- --help lists its options', { timeout: 60_000 }, async () => {
  const { code, stdout, stderr } = await run(['scripts/samples.ts'], '--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run samples -- \[options\]\n/);
  expect(stdout).toMatch(/--language <name> {2}Only this language\. One of /);
});
