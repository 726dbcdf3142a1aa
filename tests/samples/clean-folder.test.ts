// What `docs/manifest/run-samples.mdx` promises: in an empty folder, the page's commands, a sample's files, and the
// command below it give the expected result. Nothing comes from node_modules or the samples' toolchains.
import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setUpCommands } from '../../src/features/samples/run.ts';
import { readSample } from '../../src/features/samples/shown.ts';
import { readTask, type SharedCheck } from '../../src/features/samples/task.ts';
import { NO_NETWORK } from './page-runner/no-network.ts';
import { openPage, readersMachine } from './readers-machine.ts';
import { expectationOf } from './runner/expected.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { execute, type RunResult } from './runner/programs.ts';
import { isRegistryGap, withPins } from './runner/registry-gaps.ts';
import { chosen } from './runner/selection.ts';
import { installing, isMissing } from './runner/toolchain.ts';
import { toolchains } from './runner/toolchains/index.ts';
import { folderFrom, freshFolder, givenFolder, samplePath, withoutChanging } from './workspace.ts';

const root = samplePath('..');
const TASKS = ['read-manifest', 'sign-local'].filter((name) => chosen().task(name));
/** Programs for OpenSSL make certificates; they neither read nor sign. */
const LANGUAGES = toolchains
  .map(({ language }) => language)
  .filter((language) => language !== 'openssl' && chosen().language(language));
/** Installed within a minute, and therefore also tested in `npm test`. */
const QUICK = ['node', 'web', 'python'];

/** The page's commands, without those whose builds are cached (nine minutes and one); they're on the PATH below. */
const commandsFor = (language: string): string =>
  setUpCommands(root, language).replace(/^cargo install (?:c2patool|cbindgen)\b.*\n/gm, '');

describe.for(LANGUAGES)('%s', (language) => {
  test('an empty folder, the commands of the page, and the printed command', { timeout: 900_000 }, async ({
    skip,
  }) => {
    if (installing() === 'quick' && !QUICK.includes(language))
      return skip('builds for minutes from nothing; `npm run samples` does it');
    const toolchain = toolchains.find((one) => one.language === language);
    const prepared = await toolchain?.prepare(samplePath(), installing());
    if (!prepared || isMissing(prepared))
      return skip(prepared?.missing ?? `nothing runs ${language} samples`);

    const env = readersMachine();
    const install = commandsFor(language);
    const { folder, ...set } = await setUp(install, env);
    if (set.code !== 0 && NO_NETWORK.test(set.stderr))
      return skip('a registry or GitHub cannot be reached from here');
    expect(set.code, `${install}\n${set.stdout}\n${set.stderr}`).toBe(0);

    for (const name of TASKS) await runPrinted(name, language, folder, env, install);
  });
});

/** Runs the page's commands in an empty folder; if the registry lacks a release, again with our versions. */
async function setUp(install: string, env: NodeJS.ProcessEnv): Promise<RunResult & { folder: string }> {
  const typed = async (commands: string) => {
    const folder = join(await freshFolder(), 'samples');
    await mkdir(folder);
    return { folder, ...(await execute('sh', ['-ec', commands], { cwd: folder, env, timeout: 600_000 })) };
  };
  const asPrinted = await typed(install);
  const hasGap = isRegistryGap(asPrinted.stderr) || NO_NETWORK.test(asPrinted.stderr);
  if (asPrinted.code === 0 || !hasGap) return asPrinted;
  const substitute = withPins(install, JSON.parse(await readFile(samplePath('package.json'), 'utf8')));
  if (!substitute) return asPrinted;
  console.warn(
    `The registry or network in use lacks something that the page installs. Installed instead:\n${substitute}`,
  );
  return typed(substitute);
}

/** Saves a sample's files and input in the folder, and runs its command as printed. */
async function runPrinted(
  name: string,
  language: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  install: string,
): Promise<void> {
  const task = readTask(samplePath(), name);
  const check = task?.languages[language] as SharedCheck;
  const [first] = task?.cases ?? [];
  const { run } = readSample(samplePath(), { file: `${name}/${language}/${check.file}` });
  if (!task || !first || !run?.command) throw new Error(`${name} shows no command for ${language}`);
  await cp(await folderFrom(await givenFolder(task.given)), folder, { recursive: true });
  for (const file of run.files) await cp(samplePath(file), join(folder, basename(file)));

  // A page may show the command for a file that it links; here, it reads the one that was just signed.
  const { shown } = task;
  const args = first.args ?? [];
  const command = shown ? run.command.replace(shown.join(' '), args.join(' ')) : run.command;
  // The same terminal, with everything that the page exports and activates.
  const terminal = install.match(/^(?:export .*|\. .*)$/gm)?.join('\n') ?? '';
  const typed = `${terminal}\n${command}`;
  const { stdout, stderr, code } = await (language === 'web'
    ? openPage(typed, folder, env, shown ? args : run.choose)
    : execute('sh', ['-c', typed], { cwd: folder, env, timeout: 600_000 }));
  expect(code, `${run.command}\n${stdout}\n${stderr}`).toBe(0);

  const wanted = expectationOf(samplePath(), name, first, check);
  if (wanted.prints) expect(withoutChanging(stdout), run.command).toBe(withoutChanging(wanted.prints.text));
  for (const [file, found] of Object.entries(wanted.files)) {
    const seen = await inspectOutput(
      samplePath(),
      join(folder, file),
      join(folder, 'test-certs', 'root.pem'),
    );
    expect(seen, `${file} after ${run.command}`).toMatchObject(found);
  }
}
