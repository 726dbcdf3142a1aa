import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completed, type Lock, unlocked, withoutUnlocked } from './lock.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock;

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      integrity: 'sha512-x',
      optionalDependencies: {
        '@a/a-darwin-arm64': '1.0.0',
        '@a/a-linux-x64-musl': '1.0.0',
        'a-extra': '1.0.0',
      },
    },
    'node_modules/@a/a-linux-x64-musl': { version: '1.0.0', integrity: 'sha512-y', optional: true },
    'packages/own': { version: '0.0.0' },
    'node_modules/own': { link: true },
  },
};

test('missing packages for other platforms are added, and listed until they have a checksum', () => {
  const { lock: after, added, problems } = completed(lock, true);
  expect(added).toEqual(['@a/a-darwin-arm64@1.0.0']);
  expect(after.packages['node_modules/@a/a-darwin-arm64']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    os: ['darwin'],
    optional: true,
    dev: true,
  });
  expect(problems).toEqual([
    "node_modules/a requires a-extra 1.0.0, which is missing but doesn't have a platform in its name",
  ]);
  expect(unlocked(after)).toEqual(['@a/a-darwin-arm64@1.0.0']);
  expect(unlocked(lock)).toEqual([]);
  expect(withoutUnlocked(after)).toEqual(lock);
});

test.each(['package-lock.json', 'samples/package-lock.json'])('%s is complete', (file) =>
  expect(completed(read(file), true)).toMatchObject({ added: [], problems: [] }),
);

test.each(['package-lock.json', 'samples/package-lock.json'])(
  'in %s, only optional packages for one platform lack a checksum',
  (file) => {
    const { packages } = read(file);
    const entries = Object.entries(packages).filter(
      ([place, { integrity, link }]) => place.includes('node_modules/') && !link && integrity === undefined,
    );
    expect(entries.filter(([, { optional, os, cpu }]) => !optional || !(os ?? cpu))).toEqual([]);
  },
);
