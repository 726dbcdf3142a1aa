import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { iptcProperties } from '../../src/components/iptc-properties/index.tsx';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('write-iptc', 'node', file);

test('IPTC properties are read back as they were written', async () => {
  const output = await runOk(sample('iptc.mjs'), [], await folderWithCertificates());
  expect(output).toBe(await readFile(sample('expected.txt'), 'utf8'));
});

test('the sample writes names and namespaces of the data file only', async () => {
  const { properties, namespaces, structures } = iptcProperties('.');
  const fields = Object.values(structures).flatMap((structure) => structure.map(({ xmp }) => xmp));
  const known = new Set([...properties.map(({ xmp }) => xmp), ...fields]);
  const text = await readFile(sample('iptc.mjs'), 'utf8');
  const written = [...text.matchAll(/'([A-Za-z0-9]+:\w+)':/g)].map(([, name = '']) => name);
  expect(written.length).toBeGreaterThan(12);
  expect(written.filter((name) => !known.has(name))).toEqual([]);
  for (const [, prefix = '', uri] of text.matchAll(/^ {4}(\w+): '(https?:[^']+)',$/gm)) {
    expect(namespaces[prefix]).toBe(uri);
  }
});
