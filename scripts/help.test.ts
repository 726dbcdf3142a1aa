import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { execute } from './lib/samples/programs.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const namesOf = (pattern: string) => globSync(pattern).map((file) => basename(dirname(file)));
/** The other labs are a package of their own, and `npm run lab -- test` tests them. */
const testKit = namesOf('packages/verdict/testkit/*/command.ts');

/** Every command in package.json that runs one of our scripts, with the arguments given there, and the verdict's test kit. */
const commands = [
  ...Object.entries(scripts).flatMap(([name, line]) => {
    const [program, ...args] = line.split(' ');
    return program === 'node' && args[0]?.startsWith('scripts/') ? [{ name: `${name} --`, args }] : [];
  }),
  ...testKit.map((lab) => ({ name: `lab -- ${lab}`, args: ['labs/run.ts', lab] })),
];

const run = (args: readonly string[], option: string) =>
  execute(process.execPath, [...args, option], { timeout: 100_000 });

test('every command names the option that was meant', { timeout: 120_000 }, async () => {
  expect(commands.length).toBeGreaterThan(8);
  for (const { name, args } of commands) {
    const { code, stdout, stderr } = await run(args, '--hepl');
    expect.soft({ code, stdout, stderr }, `npm run ${name} --hepl`).toEqual({
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

test('npm run lab lists every lab, and corrects a name', { timeout: 60_000 }, async () => {
  const list = await run(['labs/run.ts'], '--help');
  expect(list.code).toBe(0);
  for (const lab of [...testKit, ...namesOf('labs/*/command.ts')])
    expect(list.stdout).toMatch(new RegExp(`^  ${lab} +[A-Z].+[.]$`, 'm'));
  expect(await run(['labs/run.ts'], 'bensh')).toMatchObject({
    code: 2,
    stderr: "bensh isn't a lab; did you mean `bench`?\n",
  });
});
