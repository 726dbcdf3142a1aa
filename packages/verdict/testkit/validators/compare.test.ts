import { expect, test } from 'vitest';
import type { EngineDifference } from '../../../../src/content/data/engine-differences.ts';
import { complaintsAbout, unusedEntries, type Verdicts } from './compare.ts';
import { noManifest, notSupported, type Verdict, verdictOf, verdictOfError } from './verdict.ts';

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

test('engines that agree need no entry', () => expect(complaintsAbout('file', agreeing, [])).toEqual([]));

test('a difference that is listed is no complaint', () =>
  expect(complaintsAbout('forged', disagreeing, [entry()])).toEqual([]));

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

test('an entry for one file reports nothing about another', () =>
  expect(complaintsAbout('other', disagreeing, [entry()])).toHaveLength(2));

test('a pattern allows a difference, and is unused when no file shows it', () => {
  const known = [entry({ files: ['*'] })];
  expect(complaintsAbout('forged', disagreeing, known)).toEqual([]);
  expect(complaintsAbout('forged', agreeing, known)).toEqual([]);
  expect(unusedEntries({ forged: disagreeing }, known)).toEqual([]);
  expect(unusedEntries({ forged: agreeing }, known)).toEqual(['a-difference']);
  expect(unusedEntries({ forged: disagreeing }, [entry({ files: ['x-*'] })])).toEqual(['a-difference']);
});

test('different active manifests are a difference', () => {
  const other = { ...verdict('Valid', 'x.y'), active: 'urn:c2pa:2' };
  const complaints = complaintsAbout('file', { old: verdict('Valid', 'x.y'), new: other }, []);
  expect(complaints.map(({ unlisted }) => unlisted)).toEqual([['active urn:c2pa:1'], ['active urn:c2pa:2']]);
});

test('an engine that gave up has a state and no codes; one that was not asked has no say', () => {
  const verdicts = { old: verdict('Valid', 'x.y'), new: verdictOfError('cannot be read') };
  expect(complaintsAbout('file', verdicts, []).map(({ unlisted }) => unlisted)).toEqual([
    ['state Valid'],
    ['state error'],
  ]);
  expect(complaintsAbout('file', { ...agreeing, web: notSupported('no') }, [])).toEqual([]);
});

test('a report becomes a verdict, ingredients marked', () => {
  const code = (name: string) => ({ code: name, url: 'self#jumbf=x' });
  const report = {
    active_manifest: 'urn:c2pa:1',
    validation_state: 'Invalid',
    validation_results: {
      activeManifest: { success: [], informational: [], failure: [code('b.c'), code('a.b'), code('a.b')] },
      ingredientDeltas: [
        {
          ingredientAssertionURI: 'x',
          validationDeltas: { success: [], informational: [code('i.j')], failure: [] },
        },
      ],
    },
  };
  expect(verdictOf(report)).toEqual({
    state: 'Invalid',
    active: 'urn:c2pa:1',
    failure: ['a.b', 'b.c'],
    informational: ['ingredient: i.j'],
    success: [],
  });
  expect(() => verdictOf({ nothing: true })).toThrow();
  expect(verdictOfError(new Error('C2pa(JumbfNotFound)'))).toEqual(noManifest);
});
