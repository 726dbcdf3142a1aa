import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '@content-credentials/verdict/nearest';
import { checkOf } from './checked.ts';
import { codeOf, companionsOf, languageOfFile, nearFile, placeOfSample, wholeFileAt } from './files.ts';
import { argsOf, chosenFiles, commandOf, inTabOrder } from './run.ts';
import {
  inputNames,
  inputsFor,
  inputsOf,
  type ProgramCheck,
  readTask,
  type Task,
  taskNames,
} from './task.ts';

/** How readers run a program: in a folder set up for its language, with these files. */
export interface SampleRun {
  /** `node`: the section of the page about running samples. */
  language: string;
  /** Undefined if one command isn't enough. */
  command: string | undefined;
  /** The files for a page's file inputs, in order; empty for programs. */
  choose: string[];
  /** The program, and then the files it needs next to it: `read-manifest/node/read.mjs` in `samples/`. */
  files: string[];
  /** Other files the folder needs: `photo.jpg`, `test-certs`. */
  inputs: string[];
}

/** A sample ready to display as a code block. */
export interface ShownSample {
  language: string;
  title: string;
  lang: string;
  code: string;
  /** One line that says how this program was checked. */
  note: string | undefined;
  /** Undefined for files that aren't programs: input, output, helpers. */
  run: SampleRun | undefined;
  /** The address of the whole file, if `code` is a part of it. */
  whole: string | undefined;
}

/** Titles say what's only a part of a file. An output is what a program printed, not code to copy. */
const excerptTitle = (title: string) => (title.startsWith('Output') ? title : `${title} (excerpt)`);

/** What a program's comment says about its arguments; empty if it says nothing. */
const usageOf = (source: string): string => /^\W*Usage: (.*)$/m.exec(source)?.[1] ?? '';

function runOf(
  samplesDir: string,
  {
    task,
    check,
    language,
    file,
    args: onPage,
  }: {
    task: Task;
    check: ProgramCheck;
    language: string;
    file: string;
    args?: readonly string[] | undefined;
  },
): SampleRun {
  const source = readFileSync(join(samplesDir, file), 'utf8');
  const args = onPage ?? argsOf(task, check);
  const command = args && commandOf(language, basename(file), args, source);
  const known = inputsFor(samplesDir, file.split('/')[0] ?? '');
  const typed = [command, ...chosenFiles(check, args ?? [])].join(' ').replaceAll('/', ' ');
  // A page that gives arguments says where its files come from.
  const given = onPage ? [] : [...task.given, ...(task.shown ?? [])];
  const own = onPage ? {} : (task.inputs ?? {});
  return {
    language,
    command,
    inputs: [
      ...new Set([
        ...(command ? inputsOf(typed, given, known) : inputNames(usageOf(source), known)),
        ...Object.entries(own).flatMap(([name, { needs }]) => [...needs, name]),
      ]),
    ],
    choose: language === 'web' ? chosenFiles(check, args ?? []).filter(Boolean) : [],
    files: [file, ...companionsOf(samplesDir, file)],
  };
}

/**
 * Reads `<Sample file="task/language/name">`.
 * @param args what the page runs it with, separated by spaces, instead of what the task shows; the page has these files
 * @throws Error if the file or region is missing
 */
export function readSample(
  samplesDir: string,
  {
    file,
    region,
    title,
    lang,
    args,
  }: { file: string; region?: string; title?: string; lang?: string; args?: string },
): ShownSample {
  const place = placeOfSample(samplesDir, file);
  if (!existsSync(place.path))
    throw new Error(`there's no file ${place.name}; ${nearFile(samplesDir, file)}`);
  const [name = '', language = '', ...rest] = file.split('/');
  const task = readTask(samplesDir, name);
  const check = task?.languages[language];
  // Show the versions under the program itself, not under its input or output.
  const program = check && 'file' in check && check.file === rest.join('/') ? check : undefined;
  const text = readFileSync(place.path, 'utf8');
  const code = codeOf(text, region, place.name);
  const isExcerpt = region !== undefined && code !== codeOf(text, undefined, place.name);
  return {
    language,
    title: isExcerpt ? excerptTitle(title ?? basename(file)) : (title ?? basename(file)),
    lang: lang ?? languageOfFile(file),
    code,
    whole: isExcerpt ? wholeFileAt(file) : undefined,
    note: program && checkOf(samplesDir, name, language, program).note,
    run:
      task && program && runOf(samplesDir, { task, check: program, language, file, args: args?.split(' ') }),
  };
}

/** Reads every language of a task for `<Samples of="task">`. @throws Error if the task or a file is missing. */
export function readSamples(
  samplesDir: string,
  { of: task, region, only, args }: { of: string; region?: string; only?: string[]; args?: string },
): ShownSample[] {
  const data = readTask(samplesDir, task);
  if (!data) {
    const tasks = taskNames(samplesDir);
    const fix = didYouMean(task, tasks, `the tasks are ${tasks.join(', ') || 'none yet'}`);
    throw new Error(`there's no samples/${task}/task.json; ${fix}`);
  }
  return inTabOrder(Object.keys(data.languages)).flatMap((language) => {
    const check = data.languages[language];
    if (!check || !('file' in check) || (only && !only.includes(language))) return [];
    const file = `${task}/${language}/${check.file}`;
    return [readSample(samplesDir, { file, ...(region && { region }), ...(args && { args }) })];
  });
}
