import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { didYouMean } from '@content-credentials/verdict/nearest';
import type { Plugin } from 'vite';
import { once } from '../../content/read-data-file.ts';

/**
 * The folder of complete programs, next to `samples/`: `<Sample file="examples/name/file" />` shows one of their
 * files.
 */
const EXAMPLES = 'examples/';

/** The location of a file that a page refers to, and its name in messages. */
export function placeOfSample(samplesDir: string, file: string): { path: string; name: string } {
  return file.startsWith(EXAMPLES)
    ? { path: join(dirname(samplesDir), file), name: file }
    : { path: join(samplesDir, file), name: `samples/${file}` };
}

/** How to fix a reference to a missing sample: suggests the closest file in its task, if the task exists. */
export function nearFile(samplesDir: string, file: string): string {
  const [task = ''] = file.split('/');
  const folder = join(samplesDir, task);
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !/(?:^|[\\/])node_modules[\\/]/.test(name) && extname(name) !== '')
        .map((name) => `${task}/${name.replaceAll('\\', '/')}`)
    : [];
  return didYouMean(file, files, 'create it, or use the form task/language/name');
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
 * The code of a file, or of one `#region name` in it, without the marker lines.
 * @throws Error listing the existing regions if the region is missing.
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

/** Files that belong to the task, not the program: its expected output. */
const isExpected = (name: string) => name.startsWith('expected');

function filesIn(samplesDir: string, folder: string): string[] {
  const path = join(samplesDir, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => posix.join(folder, name));
}

/**
 * The words in a file that could be file names: `cose.js` from `'./cose.js'`, `manifest.json` from `manifest.json.`. Every
 * program is asked for several times.
 */
const wordsOf = once((path: string) => {
  const text = readFileSync(path, 'utf8');
  return new Set([...text.matchAll(/[\w.-]+/g)].map(([word]) => word.replace(/\.$/, '')));
});

/**
 * The files that a program needs, which a reader saves with it: the ones it names, from its own folder and from the
 * folder shared by samples in its language, and the ones those name in turn. A web page also needs its `index.html`.
 * @param file path of the program in `samples/`: `sign-local/web/sign-local.js`
 * @param language the name of its folder among shared files
 * @returns paths in `samples/`, without the program
 */
export function companionsOf(
  samplesDir: string,
  file: string,
  language: string = basename(dirname(file)),
): string[] {
  const folder = dirname(file);
  const candidates = [
    ...filesIn(samplesDir, folder).filter((path) => !isExpected(basename(path))),
    ...filesIn(samplesDir, posix.join('shared', language)),
  ];
  const found = new Set([file]);
  // Iterating over a set includes entries added during the iteration.
  for (const path of found) {
    const words = wordsOf(join(samplesDir, path));
    for (const candidate of candidates) if (words.has(basename(candidate))) found.add(candidate);
    const page = posix.join(folder, 'index.html');
    if (candidates.includes(page)) found.add(page);
  }
  found.delete(file);
  return [...found].sort();
}

const AS_TEXT = '.txt';

/**
 * Files that are served as text, because a browser wouldn't show them: it renders HTML, and some hosts send TypeScript as
 * video. For the address of an `index.html`, hosts also respond with that of the folder.
 */
const isServedAsText = (file: string) => /\.(?:html|tsx?)$/.test(file);

/** The name under which a program is served. */
export const servedAs = (file: string) => `${file}${isServedAsText(file) ? AS_TEXT : ''}`;

/** The file that's served under a name. */
export function servedFrom(name: string): string {
  const file = name.slice(0, -AS_TEXT.length);
  return name.endsWith(AS_TEXT) && isServedAsText(file) ? file : name;
}

/** The address for saving a file in `samples/`: `/samples/read-manifest/web/read.js`. */
export const savedFrom = (file: string) => `/samples/${servedAs(file)}`;

/** The address of a file that a page shows a part of, in `samples/` or in a project in `examples/`. */
export const wholeFileAt = (file: string) =>
  file.startsWith('examples/') ? `/${servedAs(file)}` : savedFrom(file);

/** How many sample files have a given name. */
const namesIn = once((samplesDir: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const path of globSync('*/*/*.*', { cwd: samplesDir, exclude: ['node_modules'] })) {
    const name = posix.basename(path.replaceAll('\\', '/'));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
});

/**
 * The label of a link to a file in `samples/`: `read.py`, or `sign-local/sign.py` if several samples have a file with
 * that name, because links with the same label must have the same target.
 */
export function labelOf(samplesDir: string, file: string): string {
  const [task = ''] = file.split('/');
  const name = posix.basename(file);
  return (namesIn(samplesDir).get(name) ?? 0) > 1 ? `${task}/${name}` : name;
}

const EXTENSION_LANGUAGES: Readonly<Record<string, string>> = {
  mjs: 'js',
  cjs: 'js',
  js: 'js',
  ts: 'ts',
  tsx: 'tsx',
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

/** Readers save a module that samples share next to the sample; in the project, it stays in samples/shared/web. */
export function sharedBeside(samplesDir: string): Plugin {
  const shared = join(samplesDir, 'shared', 'web');
  return {
    name: 'shared-beside',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.startsWith('./') || !importer || existsSync(join(dirname(importer), source))) return;
      const file = join(shared, source);
      return existsSync(file) ? file : undefined;
    },
  };
}
