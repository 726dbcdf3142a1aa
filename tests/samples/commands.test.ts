// The commands that pages show under programs with their own tests. Those that cases describe run in
// every-language.test.ts, and clean-folder.test.ts follows all steps of a new reader.
import { readFileSync } from 'node:fs';
import { cp, rm, symlink } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { npmPackages } from '../../src/content/archives/set-up.ts';
import { readSample } from '../../src/features/samples/shown.ts';
import { readInputs, readTasks } from '../../src/features/samples/task.ts';
import { execute } from './runner/programs.ts';
import { chosen } from './runner/selection.ts';
import { folderFrom, givenFolder, samplePath } from './workspace.ts';

/** Languages whose programs need only what `npm ci` installs. A web page doesn't have a command to wait for. */
const LANGUAGES = ['node', 'openssl'];

const { dependencies } = JSON.parse(readFileSync(samplePath('package.json'), 'utf8'));
/** Whether `npm ci` installs what a program imports; a program with other packages has a test that installs them. */
const isInstalled = (file: string) =>
  npmPackages(readFileSync(samplePath(file), 'utf8')).every((name) => Object.hasOwn(dependencies, name));

/** Its own test starts the time-stamping authority that its programs ask. */
const NEEDS_SERVER = 'add-time-stamp';

const inputs = readInputs(samplePath());
/** The files that readers save, of those that a page's command names. */
const ofOurs = (names: readonly string[]) => names.flatMap((name) => inputs[name]?.files ?? []);

const commands = [...readTasks(samplePath())].flatMap(([name, { given, languages, shown }]) =>
  Object.entries(languages).flatMap(([language, check]) => {
    const isChosen = chosen().task(name) && chosen().language(language) && LANGUAGES.includes(language);
    if (!isChosen || name === NEEDS_SERVER || check.runs !== 'tests') return [];
    const { run } = readSample(samplePath(), { file: `${name}/${language}/${check.file}` });
    return run?.command && run.files.every(isInstalled)
      ? [{ command: run.command, files: [...run.files, ...ofOurs(shown ?? [])], given, name }]
      : [];
  }),
);

test.for(commands)('$name: $command', async ({ name, command, files, given }) => {
  const folder = await folderFrom(await givenFolder(given));
  // This one creates the files that all others expect in their folder.
  if (name === 'test-certificates') await rm(join(folder, 'test-certs'), { recursive: true });
  await symlink(samplePath('node_modules'), join(folder, 'node_modules'));
  for (const file of files) await cp(samplePath(file), join(folder, basename(file)));
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const { code, stdout, stderr } = await execute('sh', ['-c', command], { cwd: folder, env: { PATH } });
  expect(code, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout, stderr).not.toBe('');
});
