import { describe, expect, test } from 'vitest';
import { conformanceOutcomes } from '../../testkit/conformance/outcomes.ts';
import { checkFile, type FileCheck, NOT_TRUST, resultLine } from './check.ts';
import { FIX_STEPS } from './fix-steps.ts';
import { RULE_SETS } from './rule-sets.ts';
import { RULES } from './rules/table.ts';

const { documents } = conformanceOutcomes();
const file = (id: string): unknown => documents.find((document) => document.id === id)?.crJson;

function checked(document: unknown, set?: Parameters<typeof checkFile>[1]): FileCheck {
  const answer = checkFile(document, set);
  if ('cannotCheck' in answer) throw new Error(answer.cannotCheck);
  return answer;
}

const broken = (answer: FileCheck) =>
  answer.results
    .filter(({ outcome }) => outcome !== 'met')
    .map(({ rule, outcome, found }) => [rule.id, outcome, found]);

test('there are 31, 23, and 20 rules', () => {
  expect(RULE_SETS.map(({ id, rules }) => [id, rules.length])).toEqual([
    ['0.2/2.4', 31],
    ['0.2/2.2', 23],
    ['0.1/2.2', 20],
  ]);
});

test('a forged file meets every rule, and is neither called conformant nor trusted', () => {
  const forged = file('rules-met-forged');
  expect(JSON.stringify(forged)).toContain('claimSignature.mismatch');
  const answer = checked(forged);
  expect(resultLine(answer)).toBe('Meets 31 of 31 file rules (program 0.2, C2PA 2.4)');
  expect(JSON.stringify(answer)).not.toMatch(/conformant|conforming|trusted/i);
  expect(NOT_TRUST).toContain('isn’t trust, and it isn’t conformance');
});

test('rules that are not met say what breaks them', () => {
  const answer = checked(file('rules-broken'));
  expect(resultLine(answer)).toBe('Meets 24 of 31 file rules (program 0.2, C2PA 2.4)');
  expect(broken(answer)).toContainEqual(['no_deprecated_assertions', 'not met', ['stds.exif']]);
  expect(broken(answer)).toContainEqual(['no_unsupported_actions', 'not met', ['c2pa.polished']]);
  expect(broken(answer)).toContainEqual(['no_unrecognized_custom_actions', 'not met', ['stitched']]);
});

test('a warning is not counted as met', () => {
  const answer = checked(file('example-edited'));
  expect(resultLine(answer)).toBe('Meets 19 of 23 file rules (program 0.2, C2PA 2.2), with 1 warning');
});

describe('the rules for a file', () => {
  const named = (specVersion: unknown) =>
    checked({ manifests: [{ assertions: { a: {} }, 'claim.v2': { claim_generator_info: { specVersion } } }] })
      .choice;

  test('are those of the version that the claim names', () => {
    expect(named('2.4.0')).toMatchObject({ set: '0.2/2.4', reason: expect.stringContaining('C2PA 2.4') });
    expect(named('2.2.0')).toMatchObject({ set: '0.2/2.2', reason: expect.stringContaining('C2PA 2.2') });
  });

  test('are those for C2PA 2.2 if it names none, because 2.4 requires it', () => {
    expect(named(undefined)).toMatchObject({
      set: '0.2/2.2',
      reason: expect.stringContaining('doesn’t name'),
    });
  });

  test.each(['2.3.0', '2.40', '3.0', '', 2.4, ['2.4'], 'x'.repeat(1_000_000)])(
    'are the newest for %.20s',
    (version) => {
      expect(named(version)).toMatchObject({
        set: '0.2/2.4',
        reason: expect.stringContaining('no rules for'),
      });
    },
  );

  test('can be chosen', () => {
    const answer = checked(file('rules-met'), '0.1/2.2');
    expect(resultLine(answer)).toBe('Meets 20 of 20 file rules (program 0.1, C2PA 2.2)');
    expect(answer.choice.reason).toBe('You chose these rules.');
  });
});

describe('a hostile document does not throw', () => {
  const deep = (): unknown => JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`);
  const values: unknown[] = [
    null,
    undefined,
    0,
    1e308,
    -0,
    '',
    'c2pa.created',
    true,
    false,
    [],
    {},
    [[]],
    [null],
    deep(),
    JSON.parse(
      '{"__proto__":{"actions":[{"action":"c2pa.created"}],"relationship":"parentOf"},"constructor":1,"toString":2}',
    ),
    'x'.repeat(1_000_000),
    new Array(100_000).fill({ action: 'c2pa.edited', url: 'c2pa.actions', code: 'hashedURI.missing' }),
    new Array(1000).fill([new Array(100).fill(null)]),
    Object.fromEntries(
      Array.from({ length: 10_000 }, (_, place) => [`label${place}`, { actions: 'x', relationship: place }]),
    ),
  ];
  const shapes: ReadonlyArray<readonly [name: string, shape: (value: unknown) => unknown]> = [
    ['a document', (value) => value],
    ['manifests', (manifests) => ({ manifests })],
    ['a manifest', (manifest) => ({ manifests: [manifest] })],
    ['assertions', (assertions) => ({ manifests: [{ assertions }] })],
    ['an actions assertion', (content) => ({ manifests: [{ assertions: { 'c2pa.actions.v2': content } }] })],
    ['actions', (actions) => ({ manifests: [{ assertions: { 'c2pa.actions.v2': { actions } } }] })],
    [
      'an action',
      (action) => ({ manifests: [{ assertions: { 'c2pa.actions.v2': { actions: [action] } } }] }),
    ],
    [
      'the fields of an action',
      (value) => ({
        manifests: [
          {
            assertions: {
              'c2pa.actions.v2': {
                actions: [
                  { action: value, digitalSourceType: value, parameters: value },
                  { action: 'c2pa.opened', parameters: { ingredients: value } },
                ],
              },
            },
          },
        ],
      }),
    ],
    [
      'the fields of a manifest',
      (value) => ({
        manifests: [
          {
            label: value,
            'claim.v2': {
              claim_generator_info: value,
              created_assertions: value,
              gathered_assertions: value,
              specVersion: value,
            },
            validationResults: { failure: value },
            assertions: {
              'c2pa.ingredient.v3': { relationship: value, activeManifest: value, validationResults: value },
              'c2pa.external-reference': { label: value, url: value },
              'c2pa.hash.data': { url: value },
              'c2pa.assertion.metadata': {
                reviewRatings: value,
                dataSource: value,
                type: value,
                parameters: value,
              },
            },
          },
        ],
      }),
    ],
    [
      'a claim',
      (claim) => ({ manifests: [{ 'claim.v2': claim, validationResults: claim, assertions: { a: claim } }] }),
    ],
  ];

  test.each(shapes)('%s', (_, shape) => {
    for (const value of values)
      for (const set of [undefined, ...RULE_SETS.map(({ id }) => id)]) {
        const answer = checkFile(shape(value), set);
        if ('cannotCheck' in answer) continue;
        for (const { found } of answer.results) {
          expect(found.length).toBeLessThanOrEqual(5);
          for (const one of found) expect(one.length).toBeLessThan(100);
        }
      }
  });

  test('a key named __proto__ gives no properties to others', () => {
    const assertions: unknown = JSON.parse(
      '{"__proto__":{"actions":[{"action":"stitched"}]},"com.example.a":{}}',
    );
    const answer = checked({ manifests: [{ assertions }] }, '0.2/2.4');
    expect(broken(answer)).toContainEqual(['no_unrecognized_custom_assertions', 'not met', ['__proto__']]);
    expect(({} as Record<string, unknown>).actions).toBeUndefined();
  });
});

test('every rule has a clause, a fix, and its steps in seven SDKs, with closed code marks', () => {
  for (const { id, rule, clause, fix } of RULES) {
    expect(clause.href, id).toMatch(/^https:/);
    for (const words of [rule, fix.text, ...FIX_STEPS[fix.kind].map(({ step }) => step)])
      expect(words.split('`').length % 2, words).toBe(1);
    expect(FIX_STEPS[fix.kind].map(({ sdk }) => sdk)).toEqual([
      'Node.js',
      'Browser',
      'Python',
      'Rust',
      'C',
      'C++',
      'C2PA Tool',
    ]);
  }
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});
