import { disputedSpecimens, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import { node } from '@content-credentials/verdict/testkit/validators/node';
import { ourCoverage, ourVerdict } from '@content-credentials/verdict/testkit/validators/ours';
import { isMissing, type Validator } from '@content-credentials/verdict/testkit/validators/validator';
import { afterAll, beforeAll, expect, test } from 'vitest';

let all: Specimen[];
let sdk: Validator;

beforeAll(async () => {
  const prepared = await node.prepare();
  if (isMissing(prepared)) throw new Error(prepared.missing);
  sdk = prepared;
  all = await specimens();
}, 60_000);

afterAll(() => sdk.close());

test('our verdict of every specimen is the expected one, forged or honest', async () => {
  const wrong = [];
  for (const specimen of all) {
    const verdict = await sdk.validate(specimen);
    const coverage = await ourCoverage(specimen, verdict.active);
    const ours = ourVerdict(verdict, coverage);
    const isExpected = specimen.expect === 'not Valid' ? ours !== 'Valid' : ours === specimen.expect;
    if (!isExpected)
      wrong.push({ id: specimen.id, expected: specimen.expect, ours, sdk: verdict.state, coverage });
  }
  expect(wrong).toEqual([]);
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

test('the SDK alone would take forgeries for Valid: that is what our own check is for', async () => {
  const taken = [];
  for (const specimen of all)
    if (specimen.expect !== 'Valid' && (await sdk.validate(specimen)).state === 'Valid')
      taken.push(specimen.id);
  expect(taken).toContain('jpeg-scan-excluded');
  expect(taken.length).toBeGreaterThan(30);
}, 60_000);
