import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../content/read-data-file.ts';
import type { ProgramCheck, Task } from './task.ts';
import { withVersions } from './versions.ts';

/** The program's name, its arguments (each preceded by a space), and its text. */
type Command = (file: string, args: string, source: string) => string;

const stem = (file: string) => file.replace(/\.\w+$/, '');
const shell: Command = (file, args) => `sh ${file}${args}`;

/**
 * The languages of samples, in the order of tabs and tables. A command matches the folder set up in
 * `docs/manifest/run-samples.mdx`, whose variables tell compilers where headers and libraries are.
 */
const LANGUAGES: Readonly<Record<string, { name: string; command: Command }>> = {
  c2patool: { name: 'c2patool', command: shell },
  shell: { name: 'Shell', command: shell },
  openssl: { name: 'OpenSSL', command: shell },
  node: { name: 'Node.js', command: (file, args) => `node ${file}${args}` },
  web: { name: 'Web', command: () => 'npx vite' },
  python: { name: 'Python', command: (file, args) => `python ${file}${args}` },
  rust: {
    name: 'Rust',
    command: (file, args) => `cp ${file} src/main.rs && cargo run${args && ` --${args}`}`,
  },
  cpp: {
    name: 'C++',
    command: (file, args) =>
      `g++ -std=c++17 ${file} c2pa_cpp.o -lc2pa_c -o ${stem(file)} && ./${stem(file)}${args}`,
  },
  c: {
    name: 'C',
    command: (file, args, source) => {
      const libraries = source.includes('<cjson/') ? '-lc2pa_c -lcjson' : '-lc2pa_c';
      return `cc ${file} ${libraries} -o ${stem(file)} && ./${stem(file)}${args}`;
    },
  },
};

export const languages: readonly string[] = Object.keys(LANGUAGES);

/** A language as tabs and tables call it. */
export const languageName = (language: string): string => LANGUAGES[language]?.name ?? language;

/** Sorts languages in tab order, with unknown ones last. */
export function inTabOrder(some: Iterable<string>): string[] {
  const place = (language: string) => (languages.indexOf(language) + 1 || languages.length + 1) - 1;
  return [...some].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/**
 * The command to run a program saved in a folder that's set up for its language.
 * @param source the program's text, which says which libraries to link
 * @returns undefined for a language without a command
 */
export function commandOf(
  language: string,
  file: string,
  args: readonly string[],
  source: string,
): string | undefined {
  return LANGUAGES[language]?.command(file, args.map((arg) => ` ${arg}`).join(''), source);
}

/** The arguments shown with a program; undefined if no command is shown. */
export function argsOf(task: Task, check: ProgramCheck): readonly string[] | undefined {
  return check.args === false ? undefined : (check.args ?? task.shown ?? task.cases[0]?.args);
}

/** The files for a page's file inputs, in order, with these arguments; '' leaves an input empty. */
export function chosenFiles(check: ProgramCheck, args: readonly string[]): string[] {
  const choose = check.runs === 'samples' ? check.choose : undefined;
  return (choose ?? args).map((file) =>
    file.replace(/^\$(\d)$/, (_, place: string) => args[Number(place) - 1] ?? ''),
  );
}

/** The page with the setup of a folder for each language. */
export const SET_UP_PAGE = 'docs/manifest/run-samples.mdx';

/**
 * The commands in the page's section for a language.
 * @throws Error if the page has no such section, or no commands in it
 */
export const setUpCommands = once((root: string, language: string): string => {
  const page = withVersions(readFileSync(join(root, SET_UP_PAGE), 'utf8'), root);
  const [, section = ''] = new RegExp(`^## .*\\{#${language}\\}$([\\s\\S]*?)(?=^## )`, 'm').exec(page) ?? [];
  const [, commands] = /^```sh\n([\s\S]*?)^```$/m.exec(section) ?? [];
  if (!commands) throw new Error(`${SET_UP_PAGE} shows no commands in a section {#${language}}`);
  return commands;
});
