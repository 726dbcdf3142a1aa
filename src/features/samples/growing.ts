import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { diffArrays } from 'diff';
import { z } from 'zod';
import { readJson } from '../../content/read-data-file.ts';
import { companionsOf } from './files.ts';
import { withVersions } from './versions.ts';

const stepSchema = z.strictObject({
  /** The step whose program this one grows from. */
  after: z.string().optional(),
  /** What a reader types before running it. */
  given: z.array(z.string()).default([]),
  /** A service: it runs in the background and is stopped at the end. */
  keepsRunning: z.boolean().default(false),
});

const languageSchema = z.strictObject({
  /** What must be installed, in a sentence or two. */
  needs: z.string(),
  /** The commands that install the library. */
  setUp: z.array(z.string()).min(1),
  /** What the reader saves the program as; each step's folder has a file of that name. */
  file: z.string(),
  /** The page that runs the program in a browser. */
  page: z.string().optional(),
  build: z.string().optional(),
  run: z.string(),
});

/** `samples/<name>/growing.json`: a program that grows step by step, in several languages. */
const growingSchema = z.strictObject({
  steps: z.record(z.string(), stepSchema),
  languages: z.record(z.string(), languageSchema),
});

/** A line of a program, and whether it's new, or taken out. */
interface GrownLine {
  text: string;
  change?: 'inserted' | 'deleted';
}

/** A file to save in a step, line by line, with what changed since the step before. */
export interface GrownFile {
  as: string;
  /** Its path in the project. */
  path: string;
  lines: readonly GrownLine[];
}

/** A step in one language. */
export interface GrownStep {
  language: string;
  files: readonly GrownFile[];
  /** Modules that the program needs next to it: `shared/web/cose.js` in `samples/`. */
  companions: readonly string[];
  /** What to type; the output follows the command before the last one if there's one to stop the program. */
  commands: readonly string[];
  stop: string | undefined;
  output: string;
  /** The output is the text of a page, which reloads when the program is saved. */
  isPage: boolean;
  /** Files to choose on the page. */
  choose: readonly string[];
}

const linesOf = (text: string): string[] => text.trimEnd().split('\n');

function readGrowing(samplesDir: string, name: string): z.output<typeof growingSchema> {
  const path = join(samplesDir, name, 'growing.json');
  if (!existsSync(path)) throw new Error(`there's no samples/${name}/growing.json`);
  return readJson(path, `samples/${name}/growing.json`, growingSchema);
}

/** How to set up each language, in the order in which tabs show them. */
export function readSetUps(sourceDir: string, name: string) {
  const { languages } = readGrowing(join(sourceDir, 'samples'), name);
  return Object.entries(languages).map(([language, { needs, setUp }]) => ({
    language,
    needs,
    commands: withVersions(setUp.join('\n'), sourceDir),
  }));
}

/** A step in each language. @throws Error for a step that doesn't exist */
export function readSteps(sourceDir: string, name: string, step: string): GrownStep[] {
  const samplesDir = join(sourceDir, 'samples');
  const { steps, languages } = readGrowing(samplesDir, name);
  const { after, given = [], keepsRunning } = steps[step] ?? {};
  if (!steps[step])
    throw new Error(
      `samples/${name}/growing.json has no step "${step}"; it has ${Object.keys(steps).join(', ')}`,
    );
  return Object.entries(languages).map(([language, { file, page, build, run }]) => {
    const folder = join(samplesDir, name, language);
    const own = join(folder, step, 'expected.txt');
    const files = [...(page ? [page] : []), file].flatMap((as) => fileOf(folder, { as, step, after }));
    const isPage = page !== undefined;
    const commands = isPage
      ? after
        ? []
        : [run]
      : [...given, ...(build ? [build] : []), `${run}${keepsRunning ? ' &' : ''}`];
    return {
      language,
      files,
      companions: [...new Set(files.flatMap(({ path }) => sharedModules(samplesDir, path)))].sort(),
      commands,
      stop: keepsRunning && !isPage ? 'kill %1' : undefined,
      output: readFileSync(
        existsSync(own) ? own : join(samplesDir, name, `expected-${step}.txt`),
        'utf8',
      ).trimEnd(),
      isPage,
      choose: isPage && keepsRunning ? ['photo.jpg'] : [],
    };
  });
}

/** `./cose.js`, and what it imports in turn. */
const sharedModules = (samplesDir: string, path: string): string[] =>
  companionsOf(samplesDir, relative(samplesDir, path).replaceAll('\\', '/'), 'web').filter((file) =>
    file.startsWith('shared/'),
  );

/** A file of a step, if the step has one; the step before may have had it too. */
function fileOf(
  folder: string,
  { as, step, after }: { as: string; step: string; after: string | undefined },
): GrownFile[] {
  const path = join(folder, step, basename(as));
  if (!existsSync(path)) return [];
  const before = after && latest(folder, after, basename(as));
  const lines = linesOf(readFileSync(path, 'utf8'));
  return [{ as, path, lines: grownLines(before ? linesOf(readFileSync(before, 'utf8')) : undefined, lines) }];
}

/**
 * A program's lines with what changed since its earlier version. If more than half of the earlier lines are gone, it's
 * shown as a new program, because marks on nearly every line show nothing.
 */
export function grownLines(before: readonly string[] | undefined, after: readonly string[]): GrownLine[] {
  const unmarked = after.map((text) => ({ text }));
  if (!before) return unmarked;
  const lines = diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    value.map((text): GrownLine => {
      if (added) return { text, change: 'inserted' };
      return removed ? { text, change: 'deleted' } : { text };
    }),
  );
  const deleted = lines.filter(({ change }) => change === 'deleted').length;
  return deleted > before.length / 2 ? unmarked : lines;
}

/** A step without a page of its own keeps the first step's. */
function latest(folder: string, step: string, name: string): string | undefined {
  return [join(folder, step, name), join(folder, 'read', name)].find((path) => existsSync(path));
}

/** What the terminal shows: commands after `$ `, and the output. */
export const transcriptOf = ({ commands, output, stop, isPage }: GrownStep): string =>
  [
    ...commands.map((command) => `$ ${command}`),
    ...(isPage ? [] : [output]),
    ...(stop ? [`$ ${stop}`] : []),
  ].join('\n');
