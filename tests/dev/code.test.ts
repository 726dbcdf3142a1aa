// Edits of the site's own code while `npm run dev` runs: what a page was compiled with must not outlive an edit.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevSite, page, startDevSite } from './dev-site.ts';

/** How long a restart may take on a busy machine. */
const PATIENCE = { timeout: 100_000, interval: 200 };

let site: DevSite;
beforeAll(async () => {
  site = await startDevSite(
    'code',
    {
      'docs/guide.mdx': page('Guide', '## Keys\n\n```console\nls\n```'),
    },
    true,
  );
}, 120_000);
afterAll(() => site?.close());

/** Code that the guide is made with, an edit, and the HTML after it. */
const edits: ReadonlyArray<readonly [file: string, from: string, to: string, html: string]> = [
  ['src/ui/CodeBlock.tsx', "'Terminal'", "'A terminal'", '<figcaption>A terminal</figcaption>'],
  ['src/content/markdown/html-plugin.ts', 'Link to “', 'Address of “', 'aria-label="Address of “Keys”"'],
  ['src/layout/Footer.tsx', '<footer', '<footer data-edited="1"', '<footer data-edited="1"'],
];

test.for(edits)(
  'after an edit of %s, the page shows it',
  {
    timeout: 240_000,
  },
  async ([file, from, to, html]) => {
    const guide = () =>
      fetch(`${site.url}/docs/guide`)
        .then((answer) => answer.text())
        .catch(() => '');
    await expect.poll(guide, PATIENCE).toContain('<title>Guide');
    expect(await guide()).not.toContain(html);
    site.edit(file, from, to);
    await expect.poll(guide, PATIENCE).toContain(html);
  },
);
