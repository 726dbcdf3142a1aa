import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sampleArchiveAt, sampleFiles } from '../../content/archives/sample.ts';
import type { PageContext } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { addressOfInput, readInputs } from '../../content/samples/inputs.ts';
import { labelOf } from '../../content/samples/labels.ts';
import { savedFrom } from '../../content/samples/served.ts';
import { setUpCommands } from '../../content/samples/set-up-page.ts';
import type { ShownSample } from '../../content/samples/shown.ts';
import type { CodeBlockData } from '../../page-data/code-block.ts';
import type { SampleRunProps } from './SampleRun.tsx';

/** The page with the setup that each language's samples need; a site without it doesn't link to it. */
const SET_UP = '/docs/manifest/run-samples';

/** What these samples need comes with the system. */
const WITHOUT_COMMANDS = new Set(['openssl', 'shell']);

/** A program as shown on a page. Addresses don't include the site's base path. */
export interface LoadedSample {
  block: CodeBlockData;
  /** The address and name of the whole file, if the block shows a part of it. */
  whole?: { address: string; name: string };
  /** How to run it; only with the first of its parts on a page. */
  run?: SampleRunProps;
}

async function runProps(
  shown: ShownSample,
  { sourceDir, isFirst }: PageContext,
): Promise<SampleRunProps | undefined> {
  const { run } = shown;
  const [program = ''] = run?.files ?? [];
  if (!run || !isFirst(program)) return undefined;
  const { command, choose, files, inputs, language } = run;
  const known = inputs.length > 0 ? readInputs(join(sourceDir, 'samples')) : {};
  const explained = command && existsSync(join(sourceDir, `${SET_UP}.mdx`));
  const commands = explained
    ? [
        ...commandsOf(sourceDir, language, files),
        ...inputs.flatMap((name) => known[name]?.command ?? []),
      ].join('\n')
    : '';
  return {
    command,
    choose,
    archive: sampleFiles(join(sourceDir, 'samples'), shown) ? sampleArchiveAt(program) : undefined,
    files: files.map((file) => ({
      address: savedFrom(file),
      name: basename(file),
      label: labelOf(join(sourceDir, 'samples'), file),
    })),
    inputs: inputs.flatMap((name) => {
      const input = known[name];
      return explained && input ? [{ name, address: addressOfInput(input) }] : [];
    }),
    setUp: explained
      ? {
          address: `${SET_UP}#${language}`,
          language,
          lines: commands ? await highlightLines(commands, 'sh') : [],
        }
      : undefined,
  };
}

/** The commands of the page with the setup, without the image library for programs that don't use it. */
function commandsOf(sourceDir: string, language: string, files: readonly string[]): string[] {
  if (WITHOUT_COMMANDS.has(language)) return [];
  const usesSharp = files.some((file) =>
    readFileSync(join(sourceDir, 'samples', file), 'utf8').includes("from 'sharp'"),
  );
  const commands = setUpCommands(sourceDir, language).trimEnd();
  return (usesSharp ? commands : commands.replace(/ sharp@\S+/, '')).split('\n');
}

/** Highlights a sample and explains how to run it. */
export async function loadSample(shown: ShownSample, context: PageContext): Promise<LoadedSample> {
  const { lang, code, title, note, whole } = shown;
  const run = await runProps(shown, context);
  return {
    block: { lang, title, lines: await highlightLines(code, lang), ...(note && { note }) },
    ...(whole && { whole: { address: whole, name: basename(whole.replace(/\.txt$/, '')) } }),
    ...(run && { run }),
  };
}
