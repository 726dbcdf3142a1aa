import {
  disputedSpecimens,
  forgerRoot,
  type Specimen,
  specimens,
} from '@content-credentials/verdict/testkit/forger';
import { engines } from '@content-credentials/verdict/testkit/validators';
import { complaintsAbout, unusedEntries } from '@content-credentials/verdict/testkit/validators/compare';
import { exhibits } from '@content-credentials/verdict/testkit/validators/exhibits';
import { ourCoverage, ourVerdict } from '@content-credentials/verdict/testkit/validators/ours';
import {
  type Exhibit,
  type Validations,
  validateAll,
} from '@content-credentials/verdict/testkit/validators/validator';
import { beforeAll, expect, test } from 'vitest';
import { engineDifferences } from '../../src/content/data/engine-differences.ts';

const { differences } = engineDifferences('.');
let forged: Specimen[];
let files: Exhibit[];
let validations: Validations;

beforeAll(async () => {
  forged = await specimens();
  files = await exhibits(forged);
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

test('our verdict of every specimen is the expected one, forged or honest, also where the SDK alone takes a forgery for Valid', async () => {
  const wrong = [];
  const taken = [];
  for (const specimen of forged) {
    const { id, expect: expected } = specimen;
    const sdk = validations.verdicts[id]?.['c2pa-node'];
    if (!sdk) throw new Error(`c2pa-node didn't validate ${id}`);
    const coverage = await ourCoverage(specimen, sdk.active);
    const ours = ourVerdict(sdk, coverage);
    const isExpected = expected === 'not Valid' ? ours !== 'Valid' : ours === expected;
    if (!isExpected) wrong.push({ id, expected, ours, sdk: sdk.state, coverage });
    if (expected !== 'Valid' && sdk.state === 'Valid') taken.push(id);
  }
  expect(wrong).toEqual([]);
  expect(taken).toContain('jpeg-scan-excluded');
  expect(taken.length).toBeGreaterThan(30);
}, 60_000);

test('our own check has nothing against correct files that SDKs disagree about', async () => {
  const disputed = await disputedSpecimens();
  expect(disputed.length).toBeGreaterThan(5);
  for (const specimen of disputed)
    expect({ id: specimen.id, state: (await ourCoverage(specimen))?.state }).toEqual({
      id: specimen.id,
      state: 'covered',
    });
});
