// What `docs/manifest/run-samples.mdx` promises: in an empty folder, the page's commands, a sample's files, and the
// command below it give the expected result. Nothing comes from node_modules or the samples' toolchains.
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_NETWORK } from '../../labs/page-runner/no-network.ts';
import { setUpCommands } from '../../labs/page-runner/set-up.ts';
import { cached } from '../../scripts/lib/samples/cache.ts';
import { expectationOf } from '../../scripts/lib/samples/expected.ts';
import { inspectOutput } from '../../scripts/lib/samples/inspect-output.ts';
import { launchChromium } from '../../scripts/lib/samples/page.ts';
import { readPins } from '../../scripts/lib/samples/pins.ts';
import { execute, type RunResult } from '../../scripts/lib/samples/programs.ts';
import { isRegistryGap, withPins } from '../../scripts/lib/samples/registry-gaps.ts';
import { chosen } from '../../scripts/lib/samples/selection.ts';
import { installing, isMissing } from '../../scripts/lib/samples/toolchain.ts';
import { toolchains } from '../../scripts/lib/samples/toolchains/index.ts';
import { visit } from '../../scripts/lib/samples/toolchains/web.ts';
import { readSample } from '../../src/content/samples/shown.ts';
import { readTask, type SharedCheck } from '../../src/content/samples/task.ts';
import { folderFrom, freshFolder, givenFolder, samplePath, withoutChanging } from './workspace.ts';

const root = samplePath('..');
const TASKS = ['read-manifest', 'sign-local'].filter((name) => chosen().task(name));
const LANGUAGES = ['node', 'web', 'python', 'c2patool', 'rust', 'cpp', 'c'].filter(chosen().language);
/** Installed within a minute, and therefore also tested in `npm test`. */
const QUICK = ['node', 'web', 'python'];

/** The page's commands, without those whose builds are cached (nine minutes and one); they're on the PATH below. */
const commandsFor = (language: string): string =>
  setUpCommands(root, language).replace(/^cargo install (?:c2patool|cbindgen)\b.*\n/gm, '');

/** The machine of a reader who has followed the page before, with slow-to-build tools and cached downloads. */
function environment(): NodeJS.ProcessEnv {
  const { c2patool, cbindgen } = readPins(samplePath());
  const bins = [
    cached('c2patool', c2patool, 'bin'),
    cached('cbindgen', cbindgen, 'bin'),
    dirname(process.execPath),
  ];
  const copy = process.env.SAMPLES_CPP_REPOSITORY;
  return {
    PATH: [...bins, process.env.PATH].join(delimiter),
    NODE_PATH: '',
    npm_config_prefer_offline: 'true',
    CARGO_TARGET_DIR: cached('clean-folder'),
    CARGO_PROFILE_DEV_DEBUG: '0',
    ...(copy && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${copy}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/contentauth/c2pa-cpp.git',
    }),
  };
}

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

    const env = environment();
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

  // The same terminal, with everything that the page exports and activates.
  const terminal = install.match(/^(?:export .*|\. .*)$/gm)?.join('\n') ?? '';
  const typed = `${terminal}\n${run.command}`;
  const { stdout, stderr, code } = await (language === 'web'
    ? openPage(typed, folder, env, run.choose)
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

/** Starts the command, which is a server; opens the address it prints; and uses the page. */
async function openPage(
  command: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  choose: string[],
): Promise<RunResult> {
  const server = spawn('sh', ['-c', `exec ${command.trim()}`], {
    cwd,
    env: { ...process.env, ...env, NO_COLOR: '1' },
  });
  const browser = await launchChromium();
  try {
    return await visit(await browser.newPage({ acceptDownloads: true }), await addressOf(server), {
      choose,
      cwd,
    });
  } finally {
    await browser.close();
    server.kill();
  }
}

/** The first URL that a program prints. */
function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((done, fail) => {
    const look = (part: Buffer) => {
      text += part;
      const [address] = /http:\/\/[\w.:]+\//.exec(text) ?? [];
      if (address) done(address);
    };
    stdout?.on('data', look).on('end', () => fail(new Error(`no address was printed:\n${text}`)));
    stderr?.on('data', look);
  });
}
