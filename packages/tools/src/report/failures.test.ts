import type { Coverage, Span } from '@content-credentials/verdict/coverage';
import { reportOf } from '@content-credentials/verdict/report/report';
import { CAUSES } from '@content-credentials/verdict/report/verdict-table';
import { expect, test } from 'vitest';
import { failuresIn, unprotectedStretches } from './failures.ts';

const ASSERTIONS = 'self#jumbf=/c2pa/a/c2pa.assertions';

interface Given {
  failure?: object[];
  /** Of the one ingredient. */
  below?: object[];
  coverage?: Coverage;
}

function reportWith({ failure = [], below = [], coverage }: Given) {
  const report = {
    active_manifest: 'a',
    validation_state: 'Invalid',
    validation_results: {
      activeManifest: { failure: [{ code: 'signingCredential.untrusted' }, ...failure] },
      ingredientDeltas: [
        {
          ingredientAssertionURI: `${ASSERTIONS}/c2pa.ingredient.v3`,
          validationDeltas: { failure: below },
        },
      ],
    },
    manifests: {
      a: {
        ingredients: [{ title: 'forest.jpg', label: 'c2pa.ingredient.v3', active_manifest: 'b' }],
        assertions: [{ label: 'c2pa.actions.v2' }],
      },
      b: {},
    },
  };
  return reportOf({ report, pictures: new Map() }, coverage ? { coverage, isExternal: false } : 'alone');
}

const lines = (given: Given) => failuresIn(reportWith(given)).map(({ line }) => line);

const broken = (kind: 'changed' | 'gap', spans: Span[] = []): Coverage => ({
  ...{ state: 'broken', size: 4000 },
  fault: {
    ...{ kind, spans, code: 'assertion.dataHash.mismatch', message: '' },
    clause: { section: '15.12.1', anchor: 'x' },
  },
});

test('a changed file has one failure, which its title names, and advice, and it isn’t known where', () => {
  expect(failuresIn(reportWith({ coverage: broken('changed') }))).toEqual([
    {
      line: ['Don’t rely on its credentials.'],
      where: ['This check doesn’t show which part of the file differs.'],
    },
  ]);
});

test('what isn’t protected has a place and a size', () => {
  const coverage = broken('gap', [{ start: 1000, length: 400 }]);
  const report = reportWith({ coverage });
  expect(failuresIn(report)[0]?.where).toEqual(['Not protected: 400\u00a0bytes of this file (10.0%).']);
  expect(unprotectedStretches(report)).toEqual([{ from: 0.25, length: 0.1 }]);
});

test('the most serious comes first, then the others, then ingredients by their titles', () => {
  const failure = [
    { code: 'assertion.action.malformed' },
    { code: 'assertion.hashedURI.mismatch', url: `${ASSERTIONS}/c2pa.actions.v2` },
  ];
  const given = { failure, below: [{ code: 'claimSignature.mismatch' }] };
  expect(lines(given)).toEqual([
    [expect.stringMatching(`^${CAUSES.statement.headline}`)],
    [CAUSES.actions.headline],
    ['“', { fromFile: 'forest.jpg' }, `”: ${CAUSES.signature.headline}`],
  ]);
  expect(failuresIn(reportWith(given))[0]?.where).toEqual(['Which part: ', { fromFile: 'actions' }]);
});

test('a signer that isn’t trusted isn’t a failure', () => {
  expect(lines({ failure: [{ code: 'assertion.action.malformed' }] })).toHaveLength(1);
});
