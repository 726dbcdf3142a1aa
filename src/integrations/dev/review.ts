import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The spelling checker, and what it prints about a word: `docs/x.mdx:5:3 - Unknown word (sentense) fix: (sentence)`. */
const SPELLING =
  'node_modules/cspell/bin.mjs lint --config cspell.json --no-gitignore --no-progress --no-summary --no-color'.split(
    ' ',
  );

/** Milliseconds without another change, because an editor can save a page in several steps. */
const STILL = 300;

/** If more pages change at once, someone has switched branches, and `npm run check` is quicker. */
const AT_ONCE = 5;

/**
 * Says what `npm run check` would say about a page that was saved, in the terminal: a misspelled word, an image that's too
 * large. The page is shown all the same. What was said about the last version isn't repeated. Pages are reviewed one after
 * another, in processes of their own, because rules and the spelling checker take longer to load than the site's code.
 * @returns a function to call with the path of a saved page in the source folder
 */
export function reviewer(sourceDir: string, warn: (message: string) => void): (file: string) => void {
  const changed = new Set<string>();
  const before = new Map<string, ReadonlySet<string>>();
  const review = async (file: string) => {
    const checks = [
      ['scripts/prose.ts', file],
      [...SPELLING, '--root', sourceDir, join(sourceDir, file)],
    ].map((args) =>
      run(process.execPath, args).catch((failure: { stdout?: string; stderr?: string }) => failure),
    );
    const said = (await Promise.all(checks)).flatMap(({ stdout = '', stderr = '' }) => [stdout, stderr]);
    const messages = said
      .join('\n')
      .split('\n')
      .filter((line) => line.startsWith(`${file}:`));
    const known = before.get(file);
    before.set(file, new Set(messages));
    for (const message of messages) if (!known?.has(message)) warn(message);
  };
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return (file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      if (files.length > AT_ONCE) return;
      for (const one of files) last = last.then(() => review(one));
    }, STILL);
  };
}
