import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { conformanceOutcomes, disagreements, edited } from '../../testkit/conformance/outcomes.ts';
import { checkFile } from './check.ts';
import { RULE_SETS } from './rule-sets.ts';
import { SIGNALS } from './signals.ts';

const { documents, differences } = conformanceOutcomes();
const read = new Map(documents.map(({ id, crJson }) => [id, crJson]));
const listed = new Set(differences.flatMap((difference) => difference.documents));
const contentOf = ({ crJson, from = '', edits = [] }: (typeof documents)[number]): unknown =>
  crJson ?? edited(read.get(from), edits);

describe.each(documents.map((document) => [document.id, document] as const))('%s', (id, document) => {
  test('is the document that the official evaluator read', () => {
    const text = JSON.stringify(contentOf(document));
    expect(createHash('sha256').update(text).digest('hex')).toBe(document.sha256);
  });

  test(
    listed.has(id) ? 'still differs as listed' : 'has the official outcome for every rule and signal',
    () => {
      const found = disagreements(contentOf(document), document);
      if (listed.has(id)) expect(found).not.toEqual([]);
      else expect(found).toEqual([]);
    },
  );
});

test('nothing that an SDK wrote is among the differences', () => {
  for (const { id, crJson } of documents) if (crJson) expect([...listed]).not.toContain(id);
});

describe.each(RULE_SETS.map((set) => [set.id, set] as const))('rules %s', (id, set) => {
  test.each(set.rules.map((rule) => [rule.id, rule] as const))(
    '%s has a file that breaks it, and one that meets it',
    (name, rule) => {
      const outcomes = documents.flatMap(({ sets }) => sets[id] ?? []);
      const broken = outcomes.filter(({ notMet, warnings }) => [...notMet, ...warnings].includes(name));
      expect(outcomes.length).toBeGreaterThan(broken.length);
      // The rules for C2PA 2.2 include this one, but nothing can break it there.
      if (name === 'no_dst_for_opened_action' && set.spec === '2.2') expect(broken).toEqual([]);
      else expect(broken).not.toEqual([]);
      expect(broken.every(({ warnings }) => warnings.includes(name) === (rule.isWarning ?? false))).toBe(
        true,
      );
    },
  );
});

test('every signal has a manifest that gives it, and one that does not', () => {
  const given = documents.flatMap(({ signals }) => signals ?? []);
  for (const { id } of SIGNALS) {
    expect(
      given.some((manifest) => manifest.includes(id)),
      id,
    ).toBe(true);
    expect(
      given.some((manifest) => !manifest.includes(id)),
      id,
    ).toBe(true);
  }
});

test('a document without assertions is not counted, although it officially meets every rule', () => {
  const document = documents.find(({ id }) => id === 'no-assertions');
  expect(document?.sets['0.2/2.4']).toEqual({ rules: 31, notMet: [], warnings: [] });
  expect(checkFile(document && contentOf(document))).toEqual({
    cannotCheck: expect.stringContaining('no assertions'),
  });
});
