import { relative } from 'node:path';
import type { FSWatcher } from 'vite';
import { devBridge } from '../../content/dev-bridge.ts';

/** Milliseconds without another change, because an editor can save a page in several steps. */
const STILL = 300;

/** If more pages change at once, someone has switched branches, and `npm run check` is quicker. */
const AT_ONCE = 5;

/**
 * Says what `npm run check` would say about a page, in the terminal, each time it's saved: a misspelled word, an image
 * that's too large. The page is shown all the same. What was said about the last version isn't repeated. Pages are
 * reviewed one after another, because each starts a spelling checker.
 */
export function reviewChanges(watcher: FSWatcher, sourceDir: string, warn: (message: string) => void): void {
  const changed = new Set<string>();
  const before = new Map<string, ReadonlySet<string>>();
  const review = async (file: string) => {
    const messages = await devBridge()
      .review(file)
      .catch(() => []);
    const known = before.get(file);
    before.set(file, new Set(messages));
    for (const message of messages) if (!known?.has(message)) warn(message);
  };
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const reviewAll = () => {
    const files = [...changed];
    changed.clear();
    if (files.length > AT_ONCE) return;
    for (const file of files) last = last.then(() => review(file));
  };
  for (const event of ['add', 'change'] as const)
    watcher.on(event, (path) => {
      const file = relative(sourceDir, path).replaceAll('\\', '/');
      if (file.startsWith('..') || !file.endsWith('.mdx')) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(reviewAll, STILL);
    });
}
