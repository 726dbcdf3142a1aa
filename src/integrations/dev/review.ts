import { relative } from 'node:path';
import type { FSWatcher } from 'vite';
import { devBridge } from '../../content/dev-bridge.ts';

/** Milliseconds without another change, because an editor can save a page in several steps. */
const STILL = 300;

/**
 * Says what `npm run check` would say about a page, in the terminal, each time it's saved: a misspelled word, an image
 * that's too large. The page is shown all the same. What was said about the last version isn't repeated.
 */
export function reviewChanges(watcher: FSWatcher, sourceDir: string, warn: (message: string) => void): void {
  const timers = new Map<string, NodeJS.Timeout>();
  const before = new Map<string, ReadonlySet<string>>();
  const review = async (file: string) => {
    const messages = await devBridge()
      .review(file)
      .catch(() => []);
    const known = before.get(file);
    before.set(file, new Set(messages));
    for (const message of messages) if (!known?.has(message)) warn(message);
  };
  for (const event of ['add', 'change'] as const)
    watcher.on(event, (path) => {
      const file = relative(sourceDir, path).replaceAll('\\', '/');
      if (file.startsWith('..') || !file.endsWith('.mdx')) return;
      clearTimeout(timers.get(file));
      timers.set(
        file,
        setTimeout(() => void review(file), STILL),
      );
    });
}
