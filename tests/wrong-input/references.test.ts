import { expect, test } from 'vitest';
import { build, config, page } from './testing.ts';

// Specification: 8.10, 8.11
test('every name of a page or sidebar that does not exist is told with its key', async () => {
  const { code, message } = await build('references', {
    'site.config.ts': config({
      navbar: {
        items: [
          { type: 'doc', docId: 'introdution' },
          { type: 'dropdown', label: 'More', items: [{ type: 'doc', docId: 'docs/faqs.mdx' }] },
          { type: 'sidebar', sidebarId: 'dosc', label: 'Docs' },
          { type: 'sidebar', sidebarId: 'links', label: 'Links' },
        ],
      },
      versions: [{ sidebars: ['docs', 'apis'] }],
    }),
    'sidebars.ts': `export default {
      docs: ['introduction', 'sining', { type: 'category', label: 'More', id: 'mor', items: ['faqs'] }],
      links: [{ type: 'link', label: 'C2PA', href: 'https://c2pa.org/' }],
    };`,
    'redirects.ts': `export default [
      { from: '/docs/faqs', to: '/docs/introduction' },
    ];`,
    'docs/faqs.mdx': page('Text.'),
    'docs/signing.mdx': page('Text.'),
    'docs/more.mdx': page('Text.'),
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    '8 problems in the configuration:',
    '  - site.config.ts:8: no page has the id `introdution` (`navbar.items[0].docId`); did you mean `introduction`?',
    '  - site.config.ts:16: no page has the id `docs/faqs.mdx` (`navbar.items[1].items[0].docId`); write it as `faqs`',
    "  - site.config.ts:22: there's no sidebar named `dosc` (`navbar.items[2].sidebarId`); did you mean `docs`?",
    "  - site.config.ts:27: `navbar.items[3]` can't be shown, because the sidebar `links` doesn't have any pages; add a page to that sidebar, or remove the item",
    "  - site.config.ts:36: there's no sidebar named `apis` (`versions[0].sidebars[1]`); sidebars.ts has `docs`, `links`",
    '  - sidebars.ts:2: no page has the id `sining`; did you mean `signing`?',
    '  - sidebars.ts:2: no page has the id `mor`; did you mean `more`?',
    '  - redirects.ts:2: `/docs/faqs` is a page; remove the redirect or the page',
  ]);
});
