// What a sample's archive promises: in an empty folder, the commands of its README run the program. Archives that install the
// same packages share them, so that the first of each kind starts from nothing.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { inTabOrder, languages } from '../../src/features/samples/run.ts';
import { builtDir } from '../support/site-pages.ts';
import { typed } from './new-project.ts';
import { openPage, readersMachine } from './readers-machine.ts';
import { installing, isMissing, type Missing, type Runner } from './runner/toolchain.ts';
import { toolchains } from './runner/toolchains/index.ts';
import { freshFolder, withoutChanging } from './workspace.ts';

const MINUTES = 60_000;
const ARCHIVES = globSync('*/*/*.zip', { cwd: join(builtDir, 'samples') }).sort();
const languageOf = (archive: string) => archive.split('/')[1] ?? '';
const LANGUAGES = inTabOrder(new Set(ARCHIVES.map(languageOf)));

/** Unpacks an archive as a reader does. @returns its folder */
async function unpacked(archive: string): Promise<string> {
  const folder = join(await freshFolder(), 'unpacked');
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(join(builtDir, 'samples', archive))))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return join(folder, basename(archive, '.zip'));
}

/** The folder of the first archive that installs these packages, by the file that names them. */
const installed = new Map<string, string>();
/** What an install leaves, and how another folder gets it. */
const LEFT: ReadonlyArray<readonly [names: string, what: string, share: (from: string, to: string) => void]> =
  [
    [
      'package.json',
      'node_modules',
      (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true }),
    ],
    ['requirements.txt', '.venv', symlinkSync],
    ['get-library.sh', 'wheel', symlinkSync],
    ['get-library.sh', 'c2pa.h', symlinkSync],
    ['get-library.sh', 'c2pa-cpp', symlinkSync],
  ];

/** Reuses what another archive installed. @returns false for the first one */
function shares(folder: string): boolean {
  return LEFT.reduce((isShared, [names, what, share]) => {
    const file = join(folder, names);
    if (!existsSync(file)) return isShared;
    const key = readFileSync(file, 'utf8');
    const from = installed.get(key) ?? folder;
    installed.set(key, from);
    if (from === folder || !existsSync(join(from, what))) return isShared;
    share(join(from, what), join(folder, what));
    return true;
  }, false);
}

/** A line of the README: what to type, or what comes out. */
const lineOf = (readme: string, what: string) =>
  new RegExp(`^- ${what}(?: \\(.*\\))?: \`?(.+?)[\`.]?$`, 'm').exec(readme)?.[1] ?? '';

const prepared = new Map<string, Promise<Runner | Missing>>();
const machineFor = (language: string) => {
  const toolchain = toolchains.find((one) => one.language === language);
  const known = prepared.get(language) ?? toolchain?.prepare('samples', installing());
  if (known) prepared.set(language, known);
  return known;
};
afterAll(async () => {
  for (const one of prepared.values()) {
    const runner = await one;
    if (!isMissing(runner)) await runner.close?.();
  }
});

describe.for(LANGUAGES)('%s', (language) => {
  const all = ARCHIVES.filter((one) => languageOf(one) === language);
  // One of each kind, with `npm run samples` all of them.
  const archives =
    installing() === 'all' ? all : [all.find((one) => one.startsWith('sign-callback/')) ?? all[0] ?? ''];
  test.for(archives)('%s', { timeout: 20 * MINUTES }, async (archive, { skip }) => {
    const machine = await machineFor(language);
    if (machine && isMissing(machine)) return skip(machine.missing);
    const folder = await unpacked(archive);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(5);
    const isShared = shares(folder);
    // cbindgen is on the PATH: building it takes a minute.
    const script = join(folder, 'get-library.sh');
    if (existsSync(script))
      writeFileSync(script, readFileSync(script, 'utf8').replace(/^cargo install .*\n/m, ''));
    // What's shared is there already, and `venv` refuses a link.
    const install = isShared
      ? lineOf(readme, 'Install')
          .replace('sh get-library.sh && ', '')
          .replace(/^python3 -m venv \.venv && (\. \S+) && .*/, '$1')
      : lineOf(readme, 'Install');
    const [create, run] = [lineOf(readme, 'Create the input'), lineOf(readme, 'Run')];
    expect(run).not.toBe('');
    const isPage = language === 'web';
    const before = await typed(folder, [install, create, ...(isPage ? [] : [run])].join('\n'), skip);
    const [, choose = ''] = /choose ([^;.]*(?:\.\w+[^;.]*)*)/.exec(lineOf(readme, 'Result')) ?? [];
    const printed = isPage
      ? await openPage(run, folder, readersMachine(), choose.split(', ').filter(Boolean))
      : { code: 0, stdout: before, stderr: '' };
    expect(printed.code, printed.stderr).toBe(0);
    if (!existsSync(join(folder, 'expected.txt'))) return;
    const expected = readFileSync(join(folder, 'expected.txt'), 'utf8').trimEnd();
    expect(withoutChanging(printed.stdout.trimEnd())).toContain(withoutChanging(expected));
  });
});

test('every language that pages show has an archive', () => {
  const shown = languages.filter((language) => language !== 'shell');
  expect(LANGUAGES).toEqual(shown);
});
