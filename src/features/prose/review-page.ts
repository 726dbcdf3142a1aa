/**
 * Prints what `npm run check` says about one page: prose, the size of its images, the width of its tables, spelling. The dev
 * server runs it when a page is saved: `node src/features/prose/review-page.ts docs/faqs.mdx`.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sourceDir } from '../../content/source.ts';
import { type Problem, readPage } from './page.ts';
import { rulesOf } from './rules/index.ts';

const project = resolve(import.meta.dirname, '../../..');
const [file = ''] = process.argv.slice(2);

/** `docs/x.mdx:5:3 - Unknown word (sentense) fix: (sentence)` */
const MISSPELLING = /:(\d+):\d+ - Unknown word \((.+?)\)(?: fix: \((.+?)\))?/;

/** The words that cspell doesn't know; none if it can't run. */
function misspellings(source: string): Promise<Problem[]> {
  const cspell = join(project, 'node_modules/cspell/bin.mjs');
  const args = [
    cspell,
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--root',
    project,
    `stdin://${file}`,
  ];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: project, stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', () => done([]));
    child.on('close', () =>
      done(
        output.split('\n').flatMap((text) => {
          const [, line, word, fix] = MISSPELLING.exec(text) ?? [];
          if (!line) return [];
          const meant = fix ? `; did you mean \`${fix}\`?` : '; correct it, or add it to cspell-words.txt';
          return [{ file, line: Number(line), message: `cspell doesn't know \`${word}\`${meant}` }];
        }),
      ),
    );
    child.stdin.on('error', () => {}).end(source);
  });
}

/** None while the page isn't valid MDX. */
function proseProblems(source: string): Problem[] {
  try {
    const page = readPage(file, source);
    // Labels in sidebars.ts are left to `npm run check`: they're read with other files.
    const rules = rulesOf(sourceDir, new Map());
    return rules.flatMap((rule) => rule(page));
  } catch {
    return [];
  }
}

const source = await readFile(join(sourceDir, file), 'utf8');
const problems = [...proseProblems(source), ...(await misspellings(source))];
for (const { line, message } of problems.sort((a, b) => a.line - b.line))
  console.log(`${file}:${line}: ${message}`);
