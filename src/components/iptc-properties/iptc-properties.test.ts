import { expect, test } from 'vitest';
import { iptcProperties, isPlain } from './index.tsx';

const { properties, structures, namespaces } = iptcProperties('.');

test('names are there once and in alphabetical order', () => {
  const names = properties.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  expect(new Set(properties.map(({ xmp }) => xmp)).size).toBe(properties.length);
});

test('the totals are the ones that the page names', () => {
  expect([properties.length, properties.filter(({ legacy }) => legacy).length]).toEqual([66, 7]);
  expect(Object.keys(structures)).toHaveLength(18);
  expect(Object.keys(namespaces)).toHaveLength(8);
});

test('every structure is used, and every namespace', () => {
  const all = [...properties, ...Object.values(structures).flat()];
  const used = new Set(all.map(({ type }) => type).filter((type) => !isPlain(type)));
  expect([...used].sort()).toEqual(Object.keys(structures).sort());
  expect([...new Set(all.map(({ xmp }) => xmp.split(':')[0]))].sort()).toEqual(
    Object.keys(namespaces).sort(),
  );
});
