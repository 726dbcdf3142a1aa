import { expect, test } from 'vitest';
import type { SidebarNode } from '../layout/data.ts';
import { openFor, readingOrder, resolveSidebar, sidebarFor, trailsOf } from './navigation.ts';

const names: Record<string, { address: string; label: string }> = {
  intro: { address: '/docs/intro', label: 'Introduction' },
  signing: { address: '/docs/signing', label: 'Signing' },
  'signing/test': { address: '/docs/signing/test', label: 'Test certificates' },
};

const nodes = resolveSidebar(
  [
    { type: 'doc', id: 'intro' },
    {
      type: 'category',
      label: 'Sign',
      id: 'signing',
      collapsed: true,
      items: [
        { type: 'doc', id: 'signing/test', label: 'Try it' },
        { type: 'link', label: 'Source', href: 'https://example.org/' },
      ],
    },
  ],
  (id) => names[id],
);

test('a small sidebar is complete, with the page’s branches open', () => {
  const open = openFor(nodes, trailsOf(nodes).get('/docs/signing/test') ?? []);
  expect(open[1]).toMatchObject({ collapsed: false });
  expect(openFor(nodes, [])[1]).toMatchObject({
    collapsed: true,
    items: [{ label: 'Try it' }, { label: 'Source' }],
  });
});

test('a branch whose page lists its entries is a single row, which is marked on their pages', () => {
  const gallery = { label: 'Gallery', address: '/docs/g', collapsed: true };
  const entry = { label: 'One', address: '/docs/g/1' };
  const tree: SidebarNode[] = [{ label: 'Top', items: [{ ...gallery, unlisted: true, items: [entry] }] }];
  const shownAt = (address: string) => openFor(tree, trailsOf(tree).get(address) ?? [])[0]?.items;
  const { collapsed: _, ...row } = gallery;
  expect(shownAt('/docs/g')).toEqual([row]);
  expect(shownAt('/docs/g/1')).toEqual([{ ...row, isAbove: true }]);
  expect(
    trailsOf(tree)
      .get('/docs/g/1')
      ?.map(({ label }) => label),
  ).toEqual(['Top', 'Gallery', 'One']);
  expect(readingOrder(tree)).toContainEqual(entry);
});

test('a link to a page of the site doesn’t move the page there', () => {
  const link = { label: 'Also here', address: '/docs/g/1', isLink: true };
  const place = { label: 'Gallery', items: [{ label: 'One', address: '/docs/g/1' }] };
  const tree: SidebarNode[] = [
    { label: 'First', items: [link, { label: 'Two', address: '/docs/2' }] },
    place,
  ];
  expect(
    trailsOf(tree)
      .get('/docs/g/1')
      ?.map(({ label }) => label),
  ).toEqual(['Gallery', 'One']);
  expect(readingOrder(tree).map(({ label }) => label)).toEqual(['Two', 'One']);
  expect(openFor(tree, [], true)[0]).toEqual({ label: 'First', entriesOn: '/docs/2' });
});

test('a reference is alone in the sidebar of its pages, below a link to its library, and one row elsewhere', () => {
  const reference = {
    label: 'API',
    address: '/docs/node/api',
    isReference: true,
    items: [{ label: 'Reader', address: '/docs/node/api/reader' }],
  };
  const library = { label: 'Node.js', address: '/docs/node', items: [reference] };
  const tree = [
    { label: 'Libraries', items: [library] },
    { label: 'Tools', address: '/tools' },
  ];
  const at = (address: string) => sidebarFor(tree, trailsOf(tree).get(address) ?? []);
  expect(at('/docs/node/api/reader')).toMatchObject([
    { label: 'Node.js', address: '/docs/node', isBack: true },
    { label: 'API', items: [{ label: 'Reader' }] },
  ]);
  expect(at('/docs/node')).toMatchObject([{ items: [{ items: [{ label: 'API' }] }] }, { label: 'Tools' }]);
  expect(at('/docs/node')[0]?.items?.[0]?.items?.[0]).not.toHaveProperty('items');
});
