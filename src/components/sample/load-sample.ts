import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sampleArchiveAt, sampleFiles } from '../../content/archives/sample.ts';
import { cratesIn, PACKAGES } from '../../content/archives/set-up.ts';
import type { PageContext } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import {
  HASH_COVERAGE,
  HASH_COVERAGE_FILE,
  hashCoverageVersion,
} from '../../content/packages/hash-coverage.ts';
import { labelOf, savedFrom } from '../../features/samples/files.ts';
import { browserPage, ourFiles, runsInBrowser } from '../../features/samples/in-browser.ts';
import { setUpCommands } from '../../features/samples/run.ts';
import type { ShownSample } from '../../features/samples/shown.ts';
import { addressOfInput, inputsFor, readTask } from '../../features/samples/task.ts';
import { recommendedVersions } from '../../features/samples/versions.ts';
import type { CodeBlockData } from '../../ui/CodeBlock.tsx';
import type { SampleRunProps } from './SampleRun.tsx';

/** The page with the setup that each language's samples need; a site without it doesn't link to it. */
const SET_UP = '/docs/manifest/run-samples';

/** What these samples need comes with the system. */
const WITHOUT_COMMANDS = new Set(['openssl', 'shell']);

/** Without one command to run, there's nothing to prepare either: these programs say what they need. */
const WITHOUT_SECTION = new Set(['shell']);

/** A program as shown on a page. Addresses don't include the site's base path. */
export interface LoadedSample {
  block: CodeBlockData;
  /** The address and name of the whole file, if the block shows a part of it. */
  whole?: { address: string; name: string };
  /** How to run it; like the note, only with the first of its parts on a page. */
  run?: SampleRunProps;
}

/** The page that a web sample is built to, and files of ours for it. */
function inBrowserOf(
  samplesDir: string,
  { run }: ShownSample,
  { policy }: PageContext,
): SampleRunProps['inBrowser'] {
  const [program = ''] = run?.files ?? [];
  const [task = ''] = program.split('/');
  if (run?.language !== 'web' || !runsInBrowser(samplesDir, task)) return undefined;
  // Files don't have a trailing slash, whatever the site's pages have.
  const at = (address: string) => policy.base + address.slice(1);
  const ours = ourFiles(samplesDir, run)?.map((one) =>
    'address' in one ? { ...one, address: at(one.address) } : one,
  );
  return { name: basename(program), page: at(browserPage(task)), ...(ours && { ours }) };
}

/** A page without the library, such as the watermark decoder, needs other packages than the setup installs. */
const usesLibrary = (sourceDir: string, files: readonly string[]) =>
  files.some((file) => readFileSync(join(sourceDir, 'samples', file), 'utf8').includes('@contentauth/'));

async function runProps(
  shown: ShownSample,
  context: PageContext,
  withSetUp: boolean,
): Promise<SampleRunProps | undefined> {
  const { sourceDir, isFirst, typed } = context;
  const { run } = shown;
  const [program = ''] = run?.files ?? [];
  if (!run || !isFirst(program)) return undefined;
  const { command, choose, files, inputs, language } = run;
  const [task = ''] = program.split('/');
  const known = inputsFor(join(sourceDir, 'samples'), task);
  const own = readTask(join(sourceDir, 'samples'), task)?.inputs;
  const explained =
    withSetUp &&
    (command || !WITHOUT_SECTION.has(language)) &&
    (language !== 'web' || usesLibrary(sourceDir, files)) &&
    existsSync(join(sourceDir, `${SET_UP}.mdx`));
  // Readers set up a folder once, so a page says each command and input once in each language.
  const isNew = (what: string) => isFirst(`${language}: ${what}`);
  // What a program writes, later programs on the page find in the folder.
  for (const name of command?.split(/[ /]/) ?? []) if (known[name] && !inputs.includes(name)) isNew(name);
  const setUp = explained ? commandsOf(sourceDir, language, files) : [];
  const isDone = setUp.length > 0 && setUp.every((command) => typed.has(command));
  const ofInputs = explained ? inputs.flatMap((name) => known[name]?.command ?? []) : [];
  const commands = [
    ...(isDone ? [] : setUp.filter(isNew)),
    ...ofInputs.filter((command) => !typed.has(command) && isNew(command)),
  ];
  const section =
    explained && !isDone && isNew(SET_UP) ? { address: `${SET_UP}#${language}`, language } : undefined;
  return {
    command: withSetUp ? command : undefined,
    choose,
    archive: sampleFiles(join(sourceDir, 'samples'), shown) ? sampleArchiveAt(program) : undefined,
    files: files.map((file) => ({
      address: savedFrom(file),
      name: basename(file),
      label: labelOf(join(sourceDir, 'samples'), file),
    })),
    inputs: [...inputs, ...(commands.some(installsOurs) ? [HASH_COVERAGE_FILE] : [])].flatMap((name) => {
      if (name === HASH_COVERAGE_FILE) return { name, label: name, address: hashCoverageAddress() };
      const input = known[name];
      // The task's own input can have the name of another one.
      if (!explained || !input || !isNew(own?.[name] ? `${task}/${name}` : name)) return [];
      // The page that explains inputs doesn't know one of the task's own: its programs are what readers save.
      return input.command && own?.[name]
        ? input.files
            .filter((file) => !files.includes(file))
            .map((file) => ({ name: basename(file), label: basename(file), address: savedFrom(file) }))
        : [
            {
              name,
              // Another program on the page can have an input of the same name.
              label: own?.[name] ? `${name} (${input.about})` : name,
              address: addressOfInput(input),
            },
          ];
    }),
    inBrowser: inBrowserOf(join(sourceDir, 'samples'), shown, context),
    setUp: {
      lines: commands.length > 0 ? await highlightLines(commands.join('\n'), 'sh') : [],
      section,
    },
  };
}

/** npm doesn't have our own package: readers save it. */
const installsOurs = (command: string) => command.includes(HASH_COVERAGE_FILE);
const hashCoverageAddress = () => `/downloads/${hashCoverageVersion()}/${HASH_COVERAGE_FILE}`;

/** The commands of the page with the setup, which install what the program imports and nothing else. */
function commandsOf(sourceDir: string, language: string, files: readonly string[]): string[] {
  if (WITHOUT_COMMANDS.has(language)) return [];
  const commands = setUpCommands(sourceDir, language).trimEnd().split('\n');
  const samplesDir = join(sourceDir, 'samples');
  const sources = files.map((file) => readFileSync(join(samplesDir, file), 'utf8'));
  if (language === 'rust') return withCrates(commands, cratesIn(samplesDir, sources.join('\n')));
  const packagesOf = PACKAGES[language];
  return packagesOf ? withPackages(commands, sources.flatMap(packagesOf), sourceDir) : commands;
}

/** The usual packages stay on their own line: a page's other programs need only the rest. */
function withPackages(commands: readonly string[], used: readonly string[], sourceDir: string): string[] {
  if (used.length === 0) return [];
  const versions = recommendedVersions(sourceDir);
  const wanted = new Map(
    used.map((name) => [
      name.replace(/^@.*\//, ''),
      name === HASH_COVERAGE ? `./${HASH_COVERAGE_FILE}` : name,
    ]),
  );
  return commands.flatMap((command) => {
    const [, install, usual, sign] = /^((?:npm|pip) install) (.*?(@|==)\d.*)$/.exec(command) ?? [];
    if (!install || !usual || !sign) return command;
    const pinned = [...wanted].map(([short, name]) => {
      const version = name.startsWith('./') ? undefined : versions.get(short);
      return version === undefined ? name : `${name}${sign}${version}`;
    });
    const known = usual.split(' ');
    return [
      known.filter((name) => pinned.includes(name)),
      pinned.filter((name) => !known.includes(name)),
    ].flatMap((names) => (names.length > 0 ? `${install} ${names.join(' ')}` : []));
  });
}

const withCrates = (commands: readonly string[], crates: ReturnType<typeof cratesIn>): string[] => {
  const adds = (command: string, name: string) => command.startsWith(`cargo add ${name}@`);
  return [
    ...commands.filter((one) => !one.startsWith('cargo add ') || crates.some(({ name }) => adds(one, name))),
    ...crates.flatMap(({ name, version, line }) =>
      commands.some((one) => adds(one, name))
        ? []
        : `cargo add ${name}@=${version}${line.includes('default-features = false') ? ' --no-default-features' : ''}`,
    ),
  ];
};

/**
 * Highlights a sample and explains how to run it.
 * @param withSetUp whether it says what to type, which a page's own steps can do instead
 */
export async function loadSample(
  shown: ShownSample,
  context: PageContext,
  withSetUp = true,
): Promise<LoadedSample> {
  const { lang, code, title, note, whole } = shown;
  const run = await runProps(shown, context, withSetUp);
  return {
    block: { lang, title, lines: await highlightLines(code, lang), ...(run && note && { note }) },
    ...(whole && { whole: { address: whole, name: basename(whole.replace(/\.txt$/, '')) } }),
    ...(run && { run }),
  };
}
