import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumFlags, ensureChromium } from '../support/chromium.ts';
import { type DevSite, page, startDevSite } from './dev-site.ts';

let site: DevSite;
let browser: Browser;
beforeAll(async () => {
  site = await startDevSite('writer');
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** How long an edit may take to show on a busy machine; otherwise, it takes a fraction. */
const PATIENCE = { timeout: 60_000, interval: 100 };

/** A page's response: its status, and whether it contains this text; nothing while the server restarts. */
async function look(path: string, text: string) {
  const answer = await fetch(site.url + path).catch(() => undefined);
  if (answer === undefined) return undefined;
  const html = await answer.text().catch(() => '');
  return { status: answer.status, hasText: html.includes(text) };
}

/** Waits until the page at an address has this status and text, also across a restart. */
const shows = (path: string, text: string, status = 200) =>
  expect.poll(() => look(path, text), PATIENCE).toEqual({ status, hasText: true });

/** Waits until the page at an address no longer has this text. */
const showsNoLonger = (path: string, text: string) =>
  expect.poll(() => look(path, text), PATIENCE).toMatchObject({ hasText: false });

/** Opens a page, again if the server reloads another one just then, which cancels it. */
const visit = (tab: Page, path: string) =>
  expectPage(async () => void (await tab.goto(site.url + path))).toPass(PATIENCE);

/** What's wrong with a page that's shown, and a mistake that keeps it from being shown. */
const BAR = '#dev-problems';
const OVERLAY = 'vite-error-overlay #message-content';

let count = 0;

/** Body, title, a new page, a renamed page, and a deleted one. */
async function everyKindOfEditShows(): Promise<void> {
  count += 1;
  site.write('docs/introduction.mdx', page(`Title ${count}`, `Body ${count}.`));
  await shows('/docs/introduction', `Body ${count}.`);
  await shows('/docs/introduction', `<title>Title ${count} `);
  site.write(`docs/new-${count}.mdx`, page('New', `New page ${count}.`));
  await shows(`/docs/new-${count}`, `New page ${count}.`);
  site.remove(`docs/new-${count}.mdx`);
  site.write(`docs/renamed-${count}.mdx`, page('New', `New page ${count}.`));
  await shows(`/docs/renamed-${count}`, `New page ${count}.`);
  await shows(`/docs/new-${count}`, 'Page not found', 404);
  site.remove(`docs/renamed-${count}.mdx`);
  await shows(`/docs/renamed-${count}`, 'Page not found', 404);
}

test('every kind of edit shows', everyKindOfEditShows, 120_000);

/** An edit of a file that's read once, and where it shows. */
const inputs: ReadonlyArray<readonly [file: string, from: string, to: string, path: string, text: string]> = [
  ['sidebars.ts', "'guide'", "{ type: 'doc', id: 'guide', label: 'A label' }", '/docs/guide', 'A label'],
  ['site.config.ts', 'First name', 'Second name', '/docs/guide', 'Second name'],
  ['redirects.ts', '/docs/old', '/docs/older', '/docs/older', 'url=/docs/guide'],
  [
    'data/glossary.json',
    'A first definition.',
    'A second definition.',
    '/docs/guide',
    'A second definition.',
  ],
  ['samples/hello/node/hello.mjs', 'first hello', 'second hello', '/docs/guide', 'second hello'],
  ['diagrams/box.svg', 'first box', 'second box', '/docs/guide', 'second box'],
];

test.for(inputs)(
  'after an edit of %s it shows, and so does every kind of edit',
  { timeout: 300_000 },
  async ([file, from, to, path, text]) => {
    site.edit(file, from, to);
    await shows(path, text);
    await everyKindOfEditShows();
  },
);

test('after all of them are undone, too', { timeout: 300_000 }, async () => {
  for (const [file, from, to, path, text] of inputs) {
    site.edit(file, to, from);
    await showsNoLonger(path, text);
  }
  await everyKindOfEditShows();
});

test('mistakes are told like in the build, in the terminal and in the browser', {
  timeout: 240_000,
}, async () => {
  const tab = await browser.newPage();
  const reported = async (message: string, where: string) => {
    // The overlay shows code as code, without backticks.
    const shown = async () =>
      (
        await tab
          .locator(where)
          .textContent({ timeout: 100 })
          .catch(() => '')
      )?.replaceAll('`', '');
    await expect.poll(shown, PATIENCE).toContain(message.replaceAll('`', ''));
    expect(site.terminal()).toContain(message);
  };
  await visit(tab, '/docs/introduction');

  site.write(
    'docs/introduction.mdx',
    page('Links', 'See [the guide](/docs/giude) and\n[its keys](/docs/guide#kyes).'),
  );
  const links = [
    "docs/introduction.mdx:7: the link “the guide” points to /docs/giude, which doesn't exist; did you mean /docs/guide?",
    "docs/introduction.mdx:8: the link “its keys” points to /docs/guide#kyes, but /docs/guide doesn't have #kyes; did you mean /docs/guide#keys?",
  ];
  for (const message of links) await reported(message, BAR);
  // The page is read all the same.
  await expectPage(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage(tab.locator('vite-error-overlay')).toHaveCount(0);

  site.write('docs/introduction.mdx', page('Right', 'Right.').replace('description', 'descripton'));
  await reported(
    'docs/introduction.mdx:3: `descripton` is not a known key; did you mean `description`?',
    OVERLAY,
  );
  site.write('docs/introduction.mdx', page('Right', 'Right again.'));
  await shows('/docs/introduction', 'Right again.');

  site.write('sidebars.ts', "export default {\n  docs: ['introduction', 'giude'],\n};\n");
  await reported('sidebars.ts:2: no page has the id `giude`; did you mean `guide`?', OVERLAY);
  // The label shows that the server has restarted; until then, the old one answers.
  site.write(
    'sidebars.ts',
    "export default { docs: ['introduction', { type: 'doc', id: 'guide', label: 'The guide again' }] };\n",
  );
  await shows('/docs/introduction', 'The guide again');
});

test('a page that does not compile is reported once, by file and line', { timeout: 120_000 }, async () => {
  await shows('/docs/introduction', '<title>');
  const before = site.terminal().length;
  site.write('docs/introduction.mdx', page('Braces', 'Text.\n\nAn {open brace.'));
  const tab = await browser.newPage();
  await expect.poll(() => look('/docs/introduction', ''), PATIENCE).toMatchObject({ status: 500 });
  await visit(tab, '/docs/introduction');
  const message = /docs\/introduction\.mdx:9: a `{` begins code/g;
  // The overlay comes over a socket, which may not be connected yet. Each request compiles the page again.
  await expectPage(async () => {
    await look('/docs/introduction', '');
    await expectPage(tab.locator('vite-error-overlay')).toContainText(
      'docs/introduction.mdx:9: a { begins code',
      { timeout: 2000 },
    );
  }).toPass(PATIENCE);
  // Another page is shown all the same.
  await shows('/docs/guide', '<title>Guide');
  const output = site.terminal().slice(before);
  expect(output.match(message)).toHaveLength(1);
  expect(output).not.toContain('Stack trace');
  site.write('docs/introduction.mdx', page('Braces', 'Closed.'));
  await shows('/docs/introduction', 'Closed.');
});

test('an address that two pages have is reported on that page, and the others are shown', {
  timeout: 120_000,
}, async () => {
  site.write('docs/guide/index.mdx', page('Second guide', 'Twice.'));
  await expect
    .poll(() => look('/docs/introduction', '').then(() => site.terminal()), PATIENCE)
    .toContain('docs/guide.mdx and docs/guide/index.mdx have the same address, /docs/guide');
  await shows('/docs/introduction', '<title>');
  const tab = await browser.newPage();
  const bar = tab.locator(BAR);
  await visit(tab, '/docs/guide');
  await expectPage(bar).toContainText('have the same address, /docs/guide; rename or remove one of them');
  await visit(tab, '/docs/introduction');
  await expectPage(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage(bar).toHaveCount(0);
  site.remove('docs/guide/index.mdx');
});

test('a sidebars.ts that cannot be read leaves the server up, with the last sidebar', {
  timeout: 240_000,
}, async () => {
  site.write('sidebars.ts', "export default { docs: ['introduction', 'guide' };\n");
  await expect
    .poll(() => site.terminal(), PATIENCE)
    .toContain('sidebars.ts:1: syntax error: Expected `,` or `]` but found `}`');
  await shows('/docs/introduction', '<title>');
  site.write(
    'sidebars.ts',
    "export default { docs: ['introduction', { type: 'doc', id: 'guide', label: 'Read again' }] };\n",
  );
  await shows('/docs/introduction', 'Read again');

  site.remove('sidebars.ts');
  await expect.poll(() => site.terminal(), PATIENCE).toContain('sidebars.ts: the file is missing');
  await shows('/docs/introduction', '<title>');
  site.write(
    'sidebars.ts',
    "export default { docs: ['introduction', { type: 'doc', id: 'guide', label: 'Written again' }] };\n",
  );
  await shows('/docs/introduction', 'Written again');
});

test('a tool starts', { timeout: 120_000 }, async () => {
  const tab = await browser.newPage();
  await visit(tab, '/tools/inspect');
  // The first request for a tool has to wait until React is bundled.
  await expectPage(tab.getByText('Drop a file here')).toBeVisible(PATIENCE);
  await expectPage(tab.getByText('Retry')).toHaveCount(0);
});

test('the search finds what a page says now', { timeout: 120_000 }, async () => {
  site.write('docs/introduction.mdx', page('Introduction', 'Xylophones are rare here.'));
  await shows('/docs/introduction', 'Xylophones');
  const tab = await browser.newPage();
  await visit(tab, '/search?q=xylophones');
  await expect
    .poll(
      () =>
        tab
          .getByRole('main')
          .getByRole('link', { name: /Introduction/ })
          .count(),
      PATIENCE,
    )
    .toBeGreaterThan(0);
});
