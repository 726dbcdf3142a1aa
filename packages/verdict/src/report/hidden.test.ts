import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isActionListComplete, reasonWords, redactionsOf } from './hidden.ts';
import { reportOf } from './report.ts';

const files = join(import.meta.dirname, '../../../../samples/manifest-examples/files');

test('our example says what it removed, from where, and why', () => {
  const report: unknown = JSON.parse(readFileSync(join(files, 'redacted.json'), 'utf8'));
  const { manifests } = reportOf({ report, pictures: new Map() }, 'alone');
  const [one, ...others] = [...manifests.values()].flatMap(({ redactions }) => redactions);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ assertion: 'c2pa.metadata', reason: 'c2pa.PII.present' });
  expect(one?.manifest).toMatch(/^urn:c2pa:/);
  expect(reasonWords('c2pa.PII.present')).toBe('personal information');
  expect(reasonWords('constructor')).toBeUndefined();
});

test('a redaction without an action has no reason, and one that only an action names counts', () => {
  const redacted = 'self#jumbf=/c2pa/m/c2pa.assertions/stds.exif';
  expect(redactionsOf({ redactions: [redacted, 7, null] })).toEqual([
    { assertion: 'stds.exif', manifest: 'm', reason: undefined },
  ]);
  const action = { action: 'c2pa.redacted', reason: 'x', parameters: { redacted } };
  const assertions = [{ label: 'c2pa.actions.v2', data: { actions: [action] } }];
  expect(redactionsOf({ assertions })).toEqual([{ assertion: 'stds.exif', manifest: 'm', reason: 'x' }]);
});

test.each([
  [[false], false],
  [[true], true],
  [[true, false], false],
  [[undefined], undefined],
])('action lists that say %j', (completeness, expected) => {
  const assertions = completeness.map((allActionsIncluded) => ({
    label: 'c2pa.actions',
    data: { allActionsIncluded },
  }));
  expect(isActionListComplete({ assertions })).toBe(expected);
});
