import { expect, test } from 'vitest';
import type { SidebarNode } from '../page-data/navigation.ts';
import {
  indexOf,
  neighborsOf,
  openFor,
  readingOrder,
  readingOrders,
  resolveSidebar,
  trailOf,
} from './navigation.ts';

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

test('labels come from the sidebar, or from the page', () => {
  expect(nodes.map(({ label }) => label)).toEqual(['Introduction', 'Sign']);
  expect(nodes[1]?.items?.map(({ label }) => label)).toEqual(['Try it', 'Source']);
});

test('breadcrumbs begin at the top; a category links to its own page', () => {
  expect(trailOf(nodes, '/docs/signing/test').map(({ label }) => label)).toEqual(['Sign', 'Try it']);
  expect(trailOf(nodes, '/docs/signing').map(({ label }) => label)).toEqual(['Sign']);
  expect(trailOf(nodes, '/docs/unknown')).toEqual([]);
});

test("a category's page comes before its entries; links to other sites aren't pages", () => {
  const order = readingOrder(nodes);
  expect(order.map(({ address }) => address)).toEqual(['/docs/intro', '/docs/signing', '/docs/signing/test']);
  expect(neighborsOf([order], '/docs/signing')).toEqual({
    previous: { address: '/docs/intro', label: 'Introduction' },
    next: { address: '/docs/signing/test', label: 'Try it' },
  });
  expect(neighborsOf([order], '/docs/intro').previous).toBeUndefined();
  expect(neighborsOf([order], '/docs/unknown')).toEqual({});
});

test('previous and next never link into the middle of a reference', () => {
  const page = (label: string) => ({ label, address: `/docs/${label}` });
  const orders = readingOrders([
    page('before'),
    { ...page('reference'), isReference: true, items: [{ ...page('a'), items: [page('a1')] }, page('b')] },
    { label: 'group', items: [page('after')] },
  ]);
  const around = (label: string) => {
    const { previous, next } = neighborsOf(orders, `/docs/${label}`);
    return [previous?.label, next?.label];
  };
  expect(around('before')).toEqual([undefined, 'reference']);
  expect(around('reference')).toEqual(['before', 'after']);
  expect(around('after')).toEqual(['reference', undefined]);
  expect(around('a')).toEqual(['reference', 'a1']);
  expect(around('a1')).toEqual(['a', 'b']);
  expect(around('b')).toEqual(['a1', undefined]);
});

test('a small sidebar is complete, with the page’s branches open', () => {
  const open = openFor(nodes, trailOf(nodes, '/docs/signing/test'));
  expect(open[1]).toMatchObject({ collapsed: false });
  expect(openFor(nodes, [])[1]).toMatchObject({
    collapsed: true,
    items: [{ label: 'Try it' }, { label: 'Source' }],
  });
});

test('a large sidebar omits the entries of closed branches that a page of theirs can show', () => {
  const large: SidebarNode[] = ['a', 'b', 'c'].map((name) => ({
    label: name,
    address: `/docs/${name}`,
    collapsed: true,
    items: Array.from({ length: 12 }, (_, i) => ({ label: `${name}${i}`, address: `/docs/${name}/${i}` })),
  }));
  large.push({ label: 'heading only', collapsed: true, items: [{ label: 'x', address: '/docs/x' }] });
  large.push({
    label: 'outside',
    collapsed: true,
    items: [{ label: 'y', address: 'https://y', external: true }],
  });
  const [a, b, , heading, outside] = openFor(large, trailOf(large, '/docs/a/3'));
  expect(a?.items).toHaveLength(12);
  expect(b).toEqual({ label: 'b', address: '/docs/b', collapsed: true, entriesOn: '/docs/b' });
  expect(heading).toEqual({ label: 'heading only', collapsed: true, entriesOn: '/docs/x' });
  expect(openFor(large, trailOf(large, '/docs/x'))[3]?.items).toHaveLength(1);
  // No page of the site could show its entries.
  expect(outside?.items).toHaveLength(1);
});

test('a branch whose page lists its entries is a single row, which is marked on their pages', () => {
  const gallery = { label: 'Gallery', address: '/docs/g', collapsed: true };
  const entry = { label: 'One', address: '/docs/g/1' };
  const tree: SidebarNode[] = [{ label: 'Top', items: [{ ...gallery, unlisted: true, items: [entry] }] }];
  const shownAt = (address: string) => openFor(tree, trailOf(tree, address))[0]?.items;
  const { collapsed: _, ...row } = gallery;
  expect(shownAt('/docs/g')).toEqual([row]);
  expect(shownAt('/docs/g/1')).toEqual([{ ...row, isAbove: true }]);
  expect(trailOf(tree, '/docs/g/1').map(({ label }) => label)).toEqual(['Top', 'Gallery', 'One']);
  expect(readingOrder(tree)).toContainEqual(entry);
});

test('the index has every page of the site; a reference is one entry and outside links are none', () => {
  const reference: SidebarNode = {
    label: 'API',
    address: '/docs/api',
    isReference: true,
    items: [{ label: 'Reader', address: '/docs/api/reader' }],
  };
  expect(indexOf([...nodes, reference])).toEqual([
    { label: 'Introduction', address: '/docs/intro', items: [] },
    {
      label: 'Sign',
      address: '/docs/signing',
      items: [{ label: 'Try it', address: '/docs/signing/test', items: [] }],
    },
    { label: 'API', address: '/docs/api', items: [] },
  ]);
});
