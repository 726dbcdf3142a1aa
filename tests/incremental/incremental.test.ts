import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build, config, type Files, page } from '../wrong-input/testing.ts';

const caches = mkdtempSync(join(tmpdir(), 'site-cache-'));
afterAll(() => rmSync(caches, { recursive: true }));

const drawing = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-label="${text}"><title>${text}</title><text y="9">${text}</text></svg>\n`;
const sample = (text: string) => `// #region all\nconsole.log('${text}');\n// #endregion\n`;
/** A tool of the site itself: code for the browser that isn't in src/. */
const tool = (text: string) => `export default function Greeting() {\n  return <p>${text}</p>;\n}\n`;
const sidebars = (...ids: string[]) => `export default { docs: ${JSON.stringify(ids)} };\n`;

const start: Files = {
  'sidebars.ts': sidebars('introduction', 'guide', 'linked'),
  'docs/introduction.mdx': page(
    'See [the guide](guide.mdx#first).\n\n```js\nconst one = 1;\n```\n',
    'Introduction',
  ),
  'docs/guide.mdx': page(
    '## First\n\n<Sample file="task/node/program.mjs" region="all" />\n\n<Diagram name="boxes" alt="Boxes and arrows" />\n\n![A red square](square.svg)\n',
    'Guide',
  ),
  'docs/linked.mdx': page('Linked.', 'Linked'),
  'docs/square.svg': drawing('square'),
  'samples/task/node/program.mjs': sample('hello'),
  'diagrams/boxes.svg': drawing('boxes'),
  'tools/greeting.tsx': tool('Hello'),
};

/** A sequence of edits, each of a different kind, as a writer makes them. */
const edits: ReadonlyArray<readonly [what: string, files: Files]> = [
  ['the text of a page', { 'docs/linked.mdx': page('Linked, with **more**.', 'Linked') }],
  ['a title', { 'docs/linked.mdx': page('Linked, with **more**.', 'Linked page') }],
  ['a sample', { 'samples/task/node/program.mjs': sample('goodbye') }],
  ['a drawing', { 'diagrams/boxes.svg': drawing('three boxes') }],
  ['a picture', { 'docs/square.svg': drawing('larger square') }],
  ['a tool', { 'tools/greeting.tsx': tool('Goodbye') }],
  ['another tool', { 'tools/parting.tsx': tool('See you') }],
  [
    'a new page, and the sidebar',
    {
      'docs/new.mdx': page('New, see [linked](linked.mdx).', 'New'),
      'sidebars.ts': sidebars('introduction', 'new', 'guide', 'linked'),
    },
  ],
  ['the configuration', { 'site.config.ts': config({ trailingSlash: 'always', title: 'Other docs' }) }],
  ['a redirect', { 'redirects.ts': "export default [{ from: '/docs/old', to: '/docs/new' }];\n" }],
  [
    'a page that is gone',
    {
      'docs/linked.mdx': null,
      'docs/new.mdx': page('New, alone.', 'New'),
      'sidebars.ts': sidebars('introduction', 'new', 'guide'),
    },
  ],
];

/** Every file in an output folder, by path. */
const outputOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: dir, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(dir.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

async function outputAfter(files: Files, cache: string): Promise<Record<string, string>> {
  const { code, log, dir } = await build('incremental', files, { SITE_CACHE: join(caches, cache) });
  expect(code, log).toBe(0);
  return outputOf(dir);
}

/**
 * Anything stale after an edit of pages is still stale after later edits of other kinds, so a few clean builds are enough;
 * EVERY_EDIT=1 shows which edit it was.
 */
const COMPARED = ['a picture', 'another tool', edits.at(-1)?.[0]];
const isCompared = (what: string) => process.env.EVERY_EDIT === '1' || COMPARED.includes(what);

test('after edits of every kind, a build with the caches of the last one is the same as a clean build', async () => {
  let files = start;
  await outputAfter(files, 'cached');
  for (const [index, [what, changes]] of edits.entries()) {
    files = { ...files, ...changes };
    const cached = await outputAfter(files, 'cached');
    if (!isCompared(what)) continue;
    const clean = await outputAfter(files, `clean-${index}`);
    expect(cached, what).toEqual(clean);
  }
}, 900_000);
