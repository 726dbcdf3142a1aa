import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries } from './data.ts';

const { libraries: all } = libraries('.');

test('each library is there once', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ package: name }) => name)).size).toBe(all.length);
});

// The library table in the introduction has versions in its own text.
test('the introduction names the same versions', () => {
  const lines = readFileSync('docs/introduction.mdx', 'utf8').split('\n');
  for (const { package: name, version } of all.filter(({ id }) => id !== 'c')) {
    const row = lines.find(
      (line) => line.startsWith('|') && line.includes(`\`${name}\``) && line.includes(version),
    );
    expect(row, `${name} ${version} in docs/introduction.mdx`).toBeDefined();
  }
});
