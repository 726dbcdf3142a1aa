import { execFileSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { program } from 'commander';

const words = program
  .name('npm run lab -- structure')
  .description(
    'Counts files, lines, and npm scripts in the last commit of git repositories, and prints a Markdown table.',
  )
  .argument(
    '[repositories...]',
    'A folder with a git repository, or `folder:path` for a part of it. Without one, this project.',
  )
  .parse().args;

const SOURCE = /\.(?:[cm]?[jt]sx?|astro|css)$/;
const TEST =
  /(?:\.(?:test|spec)\.\w+$)|(?:^|\/)(?:tests?|__tests__|__e2e__|__a11y__|fixtures|runtime-tests|benchmarks)\//;
/** What a project shows or copies instead of running it. */
const SHOWN_FOLDERS = /(?:^|\/)(?:docs|samples|examples|public|vendor|node_modules)\//;

const count = (value: number) => value.toLocaleString('en-US');

function row(given: string): string {
  const [folder = '.', part = ''] = given.split(':');
  const git = (input: string | undefined, ...args: string[]) =>
    execFileSync('git', ['-C', resolve(folder), ...args], { input, maxBuffer: 2e9 });
  const prefix = part && `${part.replace(/\/$/, '')}/`;
  const files = String(git(undefined, 'ls-tree', '-r', '-z', '--name-only', 'HEAD'))
    .split('\0')
    .filter((file) => file.startsWith(prefix) && file !== '')
    .map((file) => file.slice(prefix.length));
  const sources = files.filter((file) => SOURCE.test(file) && !SHOWN_FOLDERS.test(file));
  const lines = (list: readonly string[]) =>
    list.length === 0
      ? 0
      : String(git(list.map((file) => `HEAD:${prefix}${file}\n`).join(''), 'cat-file', '--batch')).split('\n')
          .length -
        // A line before each file, and one after it.
        2 * list.length;
  const code = sources.filter((file) => !TEST.test(file));
  const tests = sources.filter((file) => TEST.test(file));
  const { scripts = {} } = JSON.parse(String(git(undefined, 'show', `HEAD:${prefix}package.json`))) as {
    scripts?: object;
  };
  const name = part || basename(resolve(folder));
  const figures = [files.length, code.length, lines(code), lines(tests), Object.keys(scripts).length];
  return `| ${name} | ${figures.map(count).join(' | ')} |`;
}

const rows = (words.length > 0 ? words : ['.']).map(row);
console.log('| Repository | Files | Source files | Lines of source | Lines of tests | npm scripts |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const line of rows) console.log(line);
