import { expect, test } from 'vitest';
import { isBehind, mentionIn } from '../../scripts/freshness.ts';

test.each([
  ['@contentauth/c2pa-node 0.8.0 (core 0.90.1)', 'npm', '@contentauth/c2pa-node', '0.8.0'],
  ['c2pa 0.30.17', 'npm', 'c2pa', '0.30.17'],
  ['c2pa 0.90.22', 'crates.io', 'c2pa', '0.90.22'],
  ['c2pa (Rust) 0.91.9', 'crates.io', 'c2pa', '0.91.9'],
  ['C2PA Tool 0.27.22', 'crates.io', 'c2patool', '0.27.22'],
  ['trustmark 0.9.2 for Python', 'PyPI', 'trustmark', '0.9.2'],
  ['Vite 8', 'npm', 'vite', '8'],
])('%s is a package of %s', (text, registry, name, version) =>
  expect(mentionIn(text)).toEqual({ registry, name, version }),
);

test('a specification, a program of the system or a source is no package', () => {
  for (const text of ['C2PA specification 2.4', 'OpenSSL 3.0', 'source of c2pa 0.91.9', 'Node.js 24'])
    expect(mentionIn(text)).toBeUndefined();
});

test('only the parts that were written are compared', () => {
  expect(isBehind('8', '8.3.8')).toBe(false);
  expect(isBehind('0.9.8', '0.10.0')).toBe(true);
  expect(isBehind('0.91.9', '0.90.22')).toBe(false);
});
