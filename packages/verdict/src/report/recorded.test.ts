import { expect, test } from 'vitest';
import { recordedCodes } from './recorded.ts';

const untrusted = { code: 'signingCredential.untrusted' };
const mismatch = { code: 'assertion.dataHash.mismatch' };
const malformed = { code: 'assertion.action.malformed' };

test.each([
  ['nothing', {}, []],
  ['a list of version 1', { validation_status: [untrusted, mismatch] }, [mismatch.code]],
  [
    'passed checks in such a list',
    { validation_status: [{ code: 'claimSignature.validated' }, { code: 'x.mismatch', success: true }] },
    [],
  ],
  [
    'results of version 3',
    { validation_results: { activeManifest: { success: [mismatch], failure: [untrusted, malformed] } } },
    [malformed.code],
  ],
  [
    'an ingredient of the ingredient',
    { validation_results: { ingredientDeltas: [{ validationDeltas: { failure: [mismatch, mismatch] } }] } },
    [mismatch.code],
  ],
  ['a list that isn’t one', { validation_status: 'failed', validation_results: [1] }, []],
])('recorded failures: %s', (_, ingredient, codes) => expect(recordedCodes(ingredient)).toEqual(codes));
