import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build, config, page } from './testing.ts';

const files = {
  'site.config.ts': config({
    navbar: { items: [{ type: 'link', label: 'Guides', href: '/docs/guides' }] },
    announcementBar: { id: 'one', content: 'See <a href="/docs/signing#kyes">keys</a>' },
    footer: { links: [{ label: 'Privacy', href: '/privacy' }] },
  }),
  'sidebars.ts': `export default {
    docs: ['introduction', 'signing', { type: 'link', label: 'Old', href: '/docs/old' }],
  };`,
  'redirects.ts':
    "export default [{ from: '/docs/keys', to: '/docs/signing#keyz' }, { from: '/docs/moved-here', to: '/docs/signing' }];",
  'docs/introduction.mdx': page(`First line.
[A](/docs/singing) and [B](/docs/signing#kees), [C](#nowhere), [D](./singing.mdx).

<Cards items={[{ title: "Next", href: "/docs/sign", text: "x" }]} />

These are right: [1](/docs/signing#keys), [2](./signing.mdx#keys), [3](/docs/signing/), [4](/docs/keys), [5](/docs/moved-here),
[6](/favicon.svg), [7](/docs/signing.md), [8](#top), [9](/), [10](/search?q=x), [11](https://example.org/docs/x),
[12](/llms.txt), [13](/docs#main), [14](/docs/signing.html), [15](/docs/signing?q#keys), [16](/docs/signing#:~:text=a).`),
  'docs/signing.mdx': page('## Keys'),
};

/** Pages that do not exist. */
const pages = [
  "docs/introduction.mdx:8: the link “A” points to /docs/singing, which doesn't exist; did you mean /docs/signing?",
  "docs/introduction.mdx:10: the link “/docs/sign” points to /docs/sign, which doesn't exist; did you mean /docs/signing?",
  "redirects.ts:1: `/docs/keys` points to /docs/signing#keyz, but /docs/signing doesn't have #keyz; did you mean /docs/signing#keys?",
  "sidebars.ts:2: `docs[2].href` points to /docs/old, which doesn't exist",
  "site.config.ts:15: `announcementBar.content` points to /docs/signing#kyes, but /docs/signing doesn't have #kyes; did you mean /docs/signing#keys?",
  "site.config.ts:21: `footer.links[0].href` points to /privacy, which doesn't exist",
  "site.config.ts:9: `navbar.items[0].href` points to /docs/guides, which doesn't exist",
];
/** Anchors and files that Markdown links refer to. */
const markdown = [
  "docs/introduction.mdx:8: the link “B” points to /docs/signing#kees, but /docs/signing doesn't have #kees; did you mean /docs/signing#keys?",
  "docs/introduction.mdx:8: the link “C” points to #nowhere, but this page doesn't have #nowhere; correct it, or link to the page",
  "docs/introduction.mdx:8: the link “D” points to the file ./singing.mdx, which doesn't exist; did you mean ./signing.mdx?",
];

/** Pages that have the address of another one. */
const twice = {
  'docs/overview.mdx': page('The page of the file.', 'File'),
  'docs/overview/index.mdx': page('The page of the folder.', 'Folder'),
  'docs/index.mdx': page('Text.', 'Landing'),
};
const sameAddress = [
  'the landing page of Next and docs/index.mdx have the same address, /docs; rename or remove one of them',
  'docs/overview.mdx and docs/overview/index.mdx have the same address, /docs/overview; rename or remove one of them',
];

const lines = (message: string[]) => message.map((line) => line.trim()).toSorted();

describe('broken links and anchors', () => {
  test('throw: the build stops with all of them in one message, each once', async () => {
    const site = files['site.config.ts'].replace(
      '{',
      '{ onBrokenLinks: "throw", onBrokenMarkdownLinks: "throw", onDuplicateRoutes: "throw",',
    );
    const { code, message } = await build('links', { ...files, 'site.config.ts': site });
    expect(code).toBe(1);
    expect(lines(message)).toEqual(lines(['10 broken links:', ...pages, ...markdown]));
  });

  // Specification: 5.2, 5.4
  test('warn, the default: the build ends well and says the same, and which pages have one address', async () => {
    const { code, message, dir } = await build('links', { ...files, ...twice });
    expect(code).toBe(0);
    const links = ['warning: 10 broken links:', ...pages, ...markdown];
    expect(lines(message)).toEqual(lines([...links, `warning: ${sameAddress[0]}`, ...sameAddress.slice(1)]));
    expect(readFileSync(join(dir, 'docs/introduction.html'), 'utf8')).toContain('href="/docs/singing"');
  });

  // Specification: 5.3, 3.6
  test('log and ignore: each setting has its own volume. Every static folder is served, and what is missing or hidden is told', async () => {
    const site = files['site.config.ts'].replace(
      '{',
      '{ onBrokenLinks: "ignore", onBrokenMarkdownLinks: "log", staticDirectories: ["public", "press", "pres"],',
    );
    const { code, message, log, dir } = await build('links', {
      ...files,
      'site.config.ts': site,
      'press/kit/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'press/favicon.svg': 'another',
    });
    expect(code).toBe(0);
    expect(message).toEqual([]);
    expect(log).toContain(`3 broken links:\n  ${markdown[0]}`);
    expect(log).not.toContain('/docs/guides');
    expect(existsSync(join(dir, 'kit/logo.svg'))).toBe(true);
    expect(readFileSync(join(dir, 'favicon.svg'), 'utf8')).toContain('<svg');
    expect(log).toContain(
      "`staticDirectories` lists pres/, which doesn't exist; create it, or remove the entry",
    );
    expect(log).toContain(
      "press/favicon.svg isn't served, because another file has that name; rename one of them",
    );
  });
});
