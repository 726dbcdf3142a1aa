import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { diffArrays } from 'diff';
import { z } from 'zod';
import { readJson } from '../../content/read-data-file.ts';
import { companionsOf } from './files.ts';
import { withVersions } from './versions.ts';

const stepSchema = z.strictObject({
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
  /** Each grows from the one before it. */
  steps: z.record(z.string(), stepSchema),
  languages: z.record(z.string(), languageSchema),
});

/** A program's lines. If it grew from another one, also the numbers of new lines and of ones that were taken out, from 1. */
interface GrownLines {
  lines: readonly string[];
  inserted?: ReadonlySet<number>;
  deleted?: ReadonlySet<number>;
}

/** A file to save in a step, with what changed since the step before. */
interface GrownFile extends GrownLines {
  as: string;
  /** Its path in the project. */
  path: string;
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

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

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
  const names = Object.keys(steps);
  const before = names.slice(0, names.indexOf(step)).reverse();
  if (!steps[step])
    throw new Error(`samples/${name}/growing.json has no step "${step}"; it has ${names.join(', ')}`);
  const { given, keepsRunning } = steps[step];
  return Object.entries(languages).map(([language, { file, page, build, run }]) => {
    const folder = join(samplesDir, name, language);
    const own = join(folder, step, 'expected.txt');
    const files = [...(page ? [page] : []), file].flatMap((as) => fileOf(folder, as, step, before));
    const isPage = page !== undefined;
    const ofProgram = [...given, ...(build ? [build] : []), `${run}${keepsRunning ? ' &' : ''}`];
    // A page that's open reloads.
    const ofPage = before.length > 0 ? [] : [run];
    return {
      language,
      files,
      companions: [...new Set(files.flatMap(({ path }) => sharedModules(samplesDir, path)))].sort(),
      commands: isPage ? ofPage : ofProgram,
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

/** A file of a step, if the step has one, and what changed since the last step before that has it. */
function fileOf(folder: string, as: string, step: string, before: readonly string[]): GrownFile[] {
  const pathIn = (step: string) => join(folder, step, basename(as));
  const path = pathIn(step);
  if (!existsSync(path)) return [];
  const earlier = before.map(pathIn).find((path) => existsSync(path));
  return [{ as, path, ...grownLines(earlier ? linesOf(earlier) : undefined, linesOf(path)) }];
}

/**
 * A program's lines with what changed since its earlier version. If more than half of the earlier lines are gone, it's
 * shown as a new program, because marks on nearly every line show nothing.
 */
export function grownLines(before: string[] | undefined, after: string[]): GrownLines {
  if (!before) return { lines: after };
  const lines: string[] = [];
  const inserted = new Set<number>();
  const deleted = new Set<number>();
  for (const { added, removed, value } of diffArrays(before, after))
    for (const text of value) {
      const line = lines.push(text);
      if (added) inserted.add(line);
      if (removed) deleted.add(line);
    }
  return deleted.size > before.length / 2 ? { lines: after } : { lines, inserted, deleted };
}

/** What the terminal shows: commands after `$ `, and the output. */
export const transcriptOf = ({ commands, output, stop, isPage }: GrownStep): string =>
  [
    ...commands.map((command) => `$ ${command}`),
    ...(isPage ? [] : [output]),
    ...(stop ? [`$ ${stop}`] : []),
  ].join('\n');
