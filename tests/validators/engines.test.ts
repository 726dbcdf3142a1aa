import { forgerRoot } from '@content-credentials/verdict/testkit/forger';
import { engines } from '@content-credentials/verdict/testkit/validators';
import { complaintsAbout, unusedEntries } from '@content-credentials/verdict/testkit/validators/compare';
import { exhibits } from '@content-credentials/verdict/testkit/validators/exhibits';
import {
  type Exhibit,
  type Validations,
  validateAll,
} from '@content-credentials/verdict/testkit/validators/validator';
import { beforeAll, expect, test } from 'vitest';
import { engineDifferences } from '../../src/content/data/engine-differences.ts';

const { differences } = engineDifferences('.');
let files: Exhibit[];
let validations: Validations;

beforeAll(async () => {
  files = await exhibits();
  validations = await validateAll(engines, files);
  for (const [name, why] of Object.entries(validations.missing)) console.log(`${name} was left out: ${why}`);
  console.log(`${files.length} files, validated by ${validations.engineVersions.join(', ')}`);
}, 140_000);

test('more than eighty files, and every engine but the one that takes many minutes to build', () => {
  expect(files.length).toBeGreaterThan(80);
  const needed = Object.entries(validations.missing).filter(([name]) => name !== 'c2patool');
  expect(needed).toEqual([]);
});

test('the engines agree about every file, or the difference is known', () => {
  const complaints = Object.entries(validations.verdicts).flatMap(([id, verdicts]) =>
    complaintsAbout(id, verdicts, differences),
  );
  expect(complaints).toEqual([]);
});

test('every known difference still happens, to files that are still there', () => {
  expect(unusedEntries(validations.verdicts, differences)).toEqual([]);
  const named = differences.flatMap(({ files: ids }) => ids.filter((id) => !id.includes('*')));
  expect(named.filter((id) => !(id in validations.verdicts))).toEqual([]);
});

test('what the kit signs well is Trusted by every engine that is given its root', async () => {
  const honest = files.filter(({ id }) => /^honest-(jpeg|png|webp|mp4|sidecar|boxes-jpeg)$/.test(id));
  expect(honest).toHaveLength(6);
  const { verdicts } = await validateAll(engines, honest, await forgerRoot());
  for (const [id, byEngine] of Object.entries(verdicts))
    for (const [engine, { state, failure }] of Object.entries(byEngine)) {
      if (state === 'not supported') continue;
      expect({ id, engine, state, failure }).toEqual({ id, engine, state: 'Trusted', failure: [] });
    }
}, 60_000);
