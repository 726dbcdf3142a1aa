import { expect, test } from 'vitest';
import type { EngineDifference } from '../../../../src/content/data/engine-differences.ts';
import { complaintsAbout, unusedEntries, type Verdicts } from './compare.ts';
import type { Verdict } from './verdict.ts';

const verdict = (state: Verdict['state'], ...failure: string[]): Verdict => ({
  state,
  active: 'urn:c2pa:1',
  failure,
  informational: [],
  success: [],
});

const entry = (change: Partial<EngineDifference> = {}): EngineDifference => ({
  id: 'a-difference',
  title: 'A difference',
  files: ['forged'],
  reports: [
    { engines: ['old 1.0'], state: 'Valid' },
    { engines: ['new 2.0'], state: 'Invalid', failure: ['a.b'] },
  ],
  reason: 'Because.',
  ...change,
});

const disagreeing: Verdicts = { old: verdict('Valid', 'x.y'), new: verdict('Invalid', 'a.b', 'x.y') };
const agreeing: Verdicts = { old: verdict('Valid', 'x.y'), new: verdict('Valid', 'x.y') };

test('a difference that nobody listed is told for each engine', () =>
  expect(complaintsAbout('forged', disagreeing, [])).toEqual([
    { file: 'forged', engine: 'old', unlisted: ['state Valid'], gone: [] },
    { file: 'forged', engine: 'new', unlisted: ['state Invalid', 'failure a.b'], gone: [] },
  ]));

test('a listed difference that is gone is told too', () => {
  const complaints = complaintsAbout('forged', agreeing, [entry()]);
  expect(complaints.map(({ engine, gone }) => [engine, gone])).toEqual([
    ['old', ['state Valid']],
    ['new', ['state Invalid', 'failure a.b']],
  ]);
});

test('a pattern allows a difference, and is unused when no file shows it', () => {
  const known = [entry({ files: ['*'] })];
  expect(complaintsAbout('forged', disagreeing, known)).toEqual([]);
  expect(complaintsAbout('forged', agreeing, known)).toEqual([]);
  expect(unusedEntries({ forged: disagreeing }, known)).toEqual([]);
  expect(unusedEntries({ forged: agreeing }, known)).toEqual(['a-difference']);
  expect(unusedEntries({ forged: disagreeing }, [entry({ files: ['x-*'] })])).toEqual(['a-difference']);
});
