import type { TreeNode } from '@content-credentials/verdict/report/provenance';
import { expect, test } from 'vitest';
import { drawingOf, keyTarget, visibleNodes } from './tree-keys.ts';

const leaf = (id: string, title: string): TreeNode => ({ id, title, children: [] });
const tree: TreeNode = {
  id: '0',
  title: 'All',
  children: [{ id: '0.0', title: 'Bread', children: [leaf('0.0.0', 'Crumb')] }, leaf('0.1', 'Butter')],
};
const open = new Set(['0']);
const press = (key: string, focused: string, at: ReadonlySet<string> = open) =>
  keyTarget(key, visibleNodes(tree, at), focused, at);

test('closed nodes aren’t visible', () => {
  expect(visibleNodes(tree, open).map(({ id }) => id)).toEqual(['0', '0.0', '0.1']);
});

test.each([
  ['ArrowDown', '0', { focus: '0.0' }],
  ['ArrowDown', '0.1', { focus: '0.1' }],
  ['ArrowUp', '0', { focus: '0' }],
  ['End', '0', { focus: '0.1' }],
  ['Home', '0.1', { focus: '0' }],
  ['ArrowRight', '0.0', { toggle: true }],
  ['ArrowRight', '0', { focus: '0.0' }],
  ['ArrowRight', '0.1', {}],
  ['ArrowLeft', '0', { toggle: false }],
  ['ArrowLeft', '0.1', { focus: '0' }],
  ['Enter', '0.1', { choose: true }],
  [' ', '0.1', { choose: true }],
  ['b', '0', { focus: '0.0' }],
  ['b', '0.0', { focus: '0.1' }],
  ['z', '0', undefined],
  ['Tab', '0', undefined],
])('%s on %s', (key, focused, target) => expect(press(key, focused)).toEqual(target));

const row = (count: number): TreeNode => ({
  ...leaf('0', 'All'),
  children: Array.from({ length: count }, (_, index) => leaf(`0.${index}`, 'Part')),
});
const chain = (length: number): TreeNode =>
  length === 1 ? leaf('0', 'First') : { ...leaf('0', 'Next'), children: [chain(length - 1)] };

test.each([
  ['a chain of two', chain(2), 'large'],
  ['a chain of four', chain(4), 'small'],
  ['a chain of five', chain(5), undefined],
  ['three parts', row(3), 'large'],
  ['five parts', row(5), 'small'],
  ['six parts', row(6), undefined],
])('%s', (_, drawn, size) => expect(drawingOf(drawn)).toBe(size));
