import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { didYouMean } from '../../config/nearest.ts';
import { argsOf, chosenFiles, commandOf } from '../samples/command.ts';
import { companionsOf } from '../samples/companions.ts';
import { inTabOrder } from '../samples/languages.ts';
import { checkNote } from '../samples/note.ts';
import { type ProgramCheck, readTask, type Task, taskNames } from '../samples/task.ts';

export { LANGUAGE_NAMES } from '../samples/languages.ts';
export { readTask, type SampleCheck } from '../samples/task.ts';

const EXTENSION_LANGUAGES: Readonly<Record<string, string>> = {
  mjs: 'js',
  cjs: 'js',
  js: 'js',
  ts: 'ts',
  py: 'python',
  rs: 'rust',
  cpp: 'cpp',
  hpp: 'cpp',
  c: 'c',
  h: 'c',
  sh: 'sh',
  json: 'json',
  html: 'html',
  css: 'css',
  md: 'md',
  toml: 'toml',
  yaml: 'yaml',
  yml: 'yaml',
  cnf: 'ini',
  txt: 'text',
};

/** The fence language for a file name. */
export function languageOfFile(file: string): string {
  return EXTENSION_LANGUAGES[extname(file).slice(1)] ?? 'text';
}

const MARKER = /^\s*(?:(?:\/\/|#|--|<!--|\/\*)\s*)?#(region|endregion)\b[ \t]*([\w-]*)/;

/** Removes the indentation that all lines share. */
function dedent(lines: string[]): string {
  const depth = Math.min(
    ...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)?.[0].length ?? 0),
  );
  return lines
    .map((line) => line.slice(Number.isFinite(depth) ? depth : 0))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/**
 * The code of a file, or of one `#region name` of it; marker lines are never part of it.
 * @throws Error naming the regions that exist when the wanted one is missing.
 */
export function codeOf(text: string, region: string | undefined, file: string): string {
  const wanted: string[] = [];
  const names: string[] = [];
  const open: string[] = [];
  for (const line of text.split('\n')) {
    const marker = MARKER.exec(line);
    if (!marker) {
      if (!region || open.includes(region)) wanted.push(line);
    } else if (marker[1] === 'region') {
      names.push(marker[2] ?? '');
      open.push(marker[2] ?? '');
    } else {
      open.pop();
    }
  }
  if (open.length) throw new Error(`${file}: \`#region ${open.at(-1)}\` has no \`#endregion\``);
  if (region && !names.includes(region)) {
    throw new Error(
      `${file} has no region \`${region}\`; ${names.length ? `its regions are ${names.map((n) => `\`${n}\``).join(', ')}` : 'it has no regions (mark one with `#region name` … `#endregion` comments)'}`,
    );
  }
  return dedent(wanted);
}

/** How a reader runs a program: in a folder set up for its language, with these files saved there. */
export interface SampleRun {
  /** `node`: the section of the page about running samples. */
  language: string;
  /** Undefined where one command is not enough. */
  command: string | undefined;
  /** What a page's file inputs get, in their order; empty for programs. */
  choose: string[];
  /** The program, then what it needs beside it: `read-manifest/node/read.mjs` in `samples/`. */
  files: string[];
}

/** A sample ready to be shown as a code block. */
export interface ShownSample {
  language: string;
  title: string;
  lang: string;
  code: string;
  /** One honest line: how this program was checked. */
  note: string | undefined;
  /** Undefined for what is no program: input, output, a helper. */
  run: SampleRun | undefined;
}

/** What to do about a sample that is not there: the nearest file of its task, if the task exists. */
function nearFile(samplesDir: string, file: string): string {
  const [task = ''] = file.split('/');
  const folder = join(samplesDir, task);
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !/(?:^|[\\/])node_modules[\\/]/.test(name) && extname(name) !== '')
        .map((name) => `${task}/${name.replaceAll('\\', '/')}`)
    : [];
  return didYouMean(file, files, 'create it, or write task/language/name');
}

/** The folder of complete programs, beside `samples/`: `<Sample file="examples/name/file" />` shows one of their files. */
const EXAMPLES = 'examples/';

/** Where a file lies that a page names, and how it is called in a message. */
export function placeOfSample(samplesDir: string, file: string): { path: string; name: string } {
  return file.startsWith(EXAMPLES)
    ? { path: join(dirname(samplesDir), file), name: file }
    : { path: join(samplesDir, file), name: `samples/${file}` };
}

function runOf(
  samplesDir: string,
  { task, check, language, file }: { task: Task; check: ProgramCheck; language: string; file: string },
): SampleRun {
  const args = argsOf(task, check);
  const source = readFileSync(join(samplesDir, file), 'utf8');
  return {
    language,
    command: args && commandOf(language, basename(file), args, source),
    choose: language === 'web' ? chosenFiles(check, args ?? []).filter(Boolean) : [],
    files: [file, ...companionsOf(samplesDir, file)],
  };
}

/** Reads `<Sample file="task/language/name">`. @throws Error when the file or region is missing. */
export function readSample(
  samplesDir: string,
  { file, region, title, lang }: { file: string; region?: string; title?: string; lang?: string },
): ShownSample {
  const place = placeOfSample(samplesDir, file);
  if (!existsSync(place.path))
    throw new Error(`there is no file ${place.name}; ${nearFile(samplesDir, file)}`);
  const [name = '', language = '', ...rest] = file.split('/');
  const task = readTask(samplesDir, name);
  const check = task?.languages[language];
  // The versions belong under the program itself, not under its input or output.
  const program = check && 'file' in check && check.file === rest.join('/') ? check : undefined;
  return {
    language,
    title: title ?? basename(file),
    lang: lang ?? languageOfFile(file),
    code: codeOf(readFileSync(place.path, 'utf8'), region, place.name),
    note: task && program && checkNote(samplesDir, name, task, language),
    run: task && program && runOf(samplesDir, { task, check: program, language, file }),
  };
}

/** Reads every language of a task for `<Samples of="task">`. @throws Error when task or a file is missing. */
export function readSamples(
  samplesDir: string,
  { of: task, region, only }: { of: string; region?: string; only?: string[] },
): ShownSample[] {
  const data = readTask(samplesDir, task);
  if (!data) {
    const tasks = taskNames(samplesDir);
    const fix = didYouMean(task, tasks, `the tasks are ${tasks.join(', ') || 'none yet'}`);
    throw new Error(`there is no samples/${task}/task.json; ${fix}`);
  }
  return inTabOrder(Object.keys(data.languages)).flatMap((language) => {
    const check = data.languages[language];
    if (!check || !('file' in check) || (only && !only.includes(language))) return [];
    return [readSample(samplesDir, { file: `${task}/${language}/${check.file}`, ...(region && { region }) })];
  });
}
