import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPins } from '../../../tests/samples/runner/pins.ts';
import { engineDifferences } from './engine-differences.ts';

const { differences } = engineDifferences('.');
const pins = readPins('samples');
const versions = {
  'c2pa-node': pins.node,
  'c2pa-web': pins.web,
  'c2pa-python': pins.python,
  c2patool: pins.c2patool,
};

test('every engine is named with the version that is installed: a new version has to be looked at', () => {
  const named = differences.flatMap(({ reports }) => reports.flatMap(({ engines }) => engines));
  const installed = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  expect([...new Set(named)].filter((one) => !installed.includes(one))).toEqual([]);
});

test('a difference without a report stops the build with its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'differences-'));
  mkdirSync(join(folder, 'data'));
  const [first] = differences;
  const wrong = {
    checked: '2026-11-22',
    differences: [{ ...first, reports: [{ engines: ['c2pa-node 0.8.0'] }] }],
  };
  writeFileSync(join(folder, 'data/engine-differences.json'), JSON.stringify(wrong));
  try {
    expect(() => engineDifferences(folder)).toThrow(
      /engine-differences.json:1: `differences\[0\].reports\[0\]` is .*; a report needs `state`/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
