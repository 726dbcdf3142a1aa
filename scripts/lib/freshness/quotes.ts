import { globSync, readFileSync } from 'node:fs';

/** The pages that show a sample: its folder (`samples/read-manifest`) → pages. */
export function quotingPages(): Map<string, string[]> {
  const pages = globSync('docs/**/*.mdx').sort();
  const quotes = pages.flatMap((page) =>
    quotedTasks(readFileSync(page, 'utf8')).map((task) => ({ folder: `samples/${task}`, page })),
  );
  const groups = Map.groupBy(quotes, ({ folder }) => folder);
  return new Map([...groups].map(([folder, all]) => [folder, all.map(({ page }) => page)]));
}

/** The tasks whose samples a page shows or links to: `<Samples of="…">`, `<Sample file="…/…">`, `/samples/…/…`. */
export function quotedTasks(page: string): string[] {
  const found = page.matchAll(/<Samples?\b[^>]*?\b(?:of|file)="([\w-]+)|\/samples\/([\w-]+)\//g);
  return [...new Set([...found].map(([, shown, linked]) => shown ?? linked ?? ''))].filter(Boolean).sort();
}
