import { expect, test } from 'vitest';
import { ConfigError } from './errors.ts';
import { checkReferences, type Referenced } from './references.ts';
import { sidebarsOf, siteOf } from './testing.ts';

const docs = ['introduction', 'signing', 'signing/get-cert'].map((id) => ({
  id,
  address: `/docs/${id}`,
  version: 'current',
}));

function found(fields: object, rest: Partial<Referenced> = {}): string[] {
  const all = { site: siteOf(fields), sidebars: sidebarsOf({ docs: ['introduction'] }), redirects: [], docs };
  return checkReferences({ ...all, ...rest }).map((problem) => new ConfigError(problem).message);
}

test('nothing is wrong when every name exists', () => {
  const items = [
    { type: 'doc', docId: 'signing/get-cert' },
    { type: 'sidebar', sidebarId: 'docs', label: 'Docs' },
    { type: 'dropdown', label: 'More', items: [{ type: 'doc', docId: 'signing' }] },
  ];
  const redirects = ['/', '/search', '/docs', '/docs/signing', '/docs/js-sdk/api'].map((to, index) => ({
    from: `/old/${index}`,
    to,
    kind: 'page' as const,
  }));
  expect(found({ navbar: { items } }, { redirects, addresses: ['/docs/js-sdk/api'] })).toEqual([]);
});

test('pages that the navbar names', () => {
  const items = [
    { type: 'doc', docId: 'introducton' },
    { type: 'dropdown', label: 'More', items: [{ type: 'doc', docId: 'signing/index' }] },
  ];
  expect(found({ navbar: { items } })).toEqual([
    'site.config.ts: no page has the id `introducton` (`navbar.items[0].docId`); did you mean `introduction`?',
    'site.config.ts: no page has the id `signing/index` (`navbar.items[1].items[0].docId`); write it as `signing`',
  ]);
});

test('sidebars that navbar and versions name', () => {
  const navbar = { items: [{ type: 'sidebar', sidebarId: 'doc', label: 'Docs' }] };
  expect(found({ navbar, versions: [{ sidebars: ['docs', 'reference'] }] })).toEqual([
    "site.config.ts: there's no sidebar named `doc` (`navbar.items[0].sidebarId`); did you mean `docs`?",
    "site.config.ts: there's no sidebar named `reference` (`versions[0].sidebars[1]`); sidebars.ts has `docs`",
  ]);
  expect(found({}, { sidebars: {} })).toEqual([
    "site.config.ts: there's no sidebar named `docs` (`versions[0].sidebars[0]`); sidebars.ts has none",
  ]);
});

// Specification: 8.11
test('a navbar item can’t link to a sidebar without pages', () => {
  const navbar = { items: [{ type: 'sidebar', sidebarId: 'docs', label: 'Docs' }] };
  expect(found({ navbar }, { sidebars: sidebarsOf({ docs: [] }) })).toEqual([
    "site.config.ts: `navbar.items[0]` can't be shown, because the sidebar `docs` doesn't have any pages; add a page to that sidebar, or remove the item",
  ]);
});

// Specification: 3.8
test('entries and categories of sidebars, in the version that shows them', () => {
  const entry = 'sidebars.ts: no page has the id `signing/get-certs`';
  const sidebars = sidebarsOf({
    docs: [{ type: 'category', label: 'A', id: 'signin', items: ['signing/get-certs'] }],
    other: ['signing/get-certs'],
  });
  expect(found({}, { sidebars })).toEqual([
    'sidebars.ts: no page has the id `signin`; did you mean `signing`?',
    `${entry}; did you mean \`signing/get-cert\`?`,
    `${entry}; did you mean \`signing/get-cert\`?`,
  ]);
  const versions = [{}, { name: '1.0', path: '/docs/1.0', dir: 'docs-1.0' }];
  expect(found({ versions })).toEqual([
    "sidebars.ts: no page has the id `introduction` in version `1.0`; use the file's path in the docs folder, without the extension, such as `introduction`",
  ]);
});

test('targets of redirects', () => {
  expect(found({}, { redirects: [{ from: '/a', to: '/docs/signin', kind: 'page' }] })).toEqual([
    'redirects.ts: no page has the address `/docs/signin`; did you mean `/docs/signing`?',
  ]);
});
