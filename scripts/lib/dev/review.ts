import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../../prose/page.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What `npm run check` says about a page's text, while it's written: prose, the size of its images, the width of its
 * tables, spelling. These are reminders: the page is shown all the same.
 * @param file path in the source folder
 * @returns messages as `file:line: what`, in the page's order; none while the page isn't valid MDX
 */
export async function reviewPage(sourceDir: string, file: string): Promise<string[]> {
  const source = await readFile(join(sourceDir, file), 'utf8');
  const [prose, spelling] = await Promise.all([
    proseProblems(sourceDir, file, source).catch(() => []),
    misspellings(file, source),
  ]);
  return [...prose, ...spelling]
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => `${file}:${line}: ${message}`);
}

async function proseProblems(sourceDir: string, file: string, source: string): Promise<Problem[]> {
  // Loaded with the first edit, because the server has to be ready first.
  const [{ rulesOf }, { readPage }, { glossary }] = await Promise.all([
    import('../../prose/rules.ts'),
    import('../../prose/page.ts'),
    import('../../../src/content/data/glossary.ts'),
  ]);
  const page = readPage(file, source);
  // Labels in sidebars.ts are left to `npm run check`: they're read with other files.
  return rulesOf({ glossary: glossary(sourceDir), sourceDir, sidebarLabels: new Map() }).flatMap((rule) =>
    rule(page),
  );
}

/** `docs/x.mdx:5:3 - Unknown word (sentense) fix: (sentence)` */
const MISSPELLING = /:(\d+):\d+ - Unknown word \((.+?)\)(?: fix: \((.+?)\))?/;

/** The words that cspell doesn't know; none if it can't run. */
function misspellings(file: string, source: string): Promise<Problem[]> {
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
