import { expect, test } from 'vitest';
import type { Coverage } from '../coverage/types.ts';
import { checkGroups } from './checks.ts';
import { bindReport, type FileBinding } from './file-binding.ts';
import { historyOf, reportOf } from './report.ts';
import { hiddenRows } from './statement-rows.ts';
import { verdictOf } from './verdict.ts';

const url = 'self#jumbf=/c2pa/x/c2pa.assertions/c2pa.hash.data';
const status = (code: string) => ({
  code,
  url: code.includes('Hash') ? url : `self#jumbf=/c2pa/x/c2pa.signature`,
});
const passed = ['claimSignature.validated', 'claimSignature.insideValidity'].map(status);
const untrusted = status('signingCredential.untrusted');
const trusted = status('signingCredential.trusted');
const match = status('assertion.dataHash.match');
const mismatch = status('assertion.dataHash.mismatch');

const of = { kind: 'data', manifest: 'x', assertion: 'c2pa.hash.data', size: 100 } as const;
const clause = { section: '15.12.1.1', anchor: '_general_13' };
const spans = [{ start: 10, length: 20 }];
const covered: Coverage = { ...of, state: 'covered', uncovered: [] };
const broken: Coverage = {
  ...of,
  state: 'broken',
  fault: {
    kind: 'gap',
    code: 'assertion.dataHash.mismatch',
    message: 'The hash leaves out bytes 10 to 30.',
    clause,
    spans,
  },
};
const unknown: Coverage = { state: 'unknown', size: 100, reason: 'No such format.' };
const inside = (coverage: Coverage): FileBinding => ({ coverage, isExternal: false });
const beside = (coverage: Coverage): FileBinding => ({ coverage, isExternal: true });

const sdkReport = (state: string, success: object[], failure: object[], ingredients: object[] = []) => ({
  active_manifest: 'x',
  validation_state: state,
  validation_results: {
    activeManifest: { success, failure, informational: [] },
    ingredientDeltas: ingredients,
  },
});
/** What the SDK says of a `.c2pa` file alone: that its bytes aren't those that were signed. */
const alone = (success: object[], failure: object[], ingredients: object[] = []) =>
  sdkReport('Invalid', success, [...failure, mismatch], ingredients);
const codes = (report: unknown) => {
  const { validation_state: state, validation_results: results } = report as ReturnType<typeof sdkReport>;
  return [state, ...results.activeManifest.failure.map((one) => (one as typeof mismatch).code)];
};

test.each([
  ['Valid', sdkReport('Valid', [...passed, match], [untrusted]), [untrusted.code]],
  ['Trusted', sdkReport('Trusted', [...passed, trusted, match], []), []],
])('a file that the SDK calls %s, by what its hash covers', (state, report, failures) => {
  expect(codes(bindReport(report, inside(covered)))).toEqual([state, ...failures]);
  expect(codes(bindReport(report, inside(broken)))).toEqual(['Invalid', ...failures, mismatch.code]);
  expect(codes(bindReport(report, inside(unknown)))).toEqual(['Unbound', ...failures]);
});

test('a match of the SDK is gone where this page found that the hash protects nothing', () => {
  const bound = bindReport(sdkReport('Trusted', [...passed, trusted, match], []), inside(broken));
  const { success, failure } = (bound as ReturnType<typeof sdkReport>).validation_results.activeManifest;
  expect(success.map((one) => (one as typeof match).code)).not.toContain(match.code);
  expect(failure).toMatchObject([{ code: mismatch.code, url, foundBy: 'page' }]);
});

test('this page makes nothing better that the SDK calls Invalid', () => {
  const report = sdkReport('Invalid', passed, [mismatch]);
  expect(codes(bindReport(report, inside(covered)))).toEqual(['Invalid', mismatch.code]);
  expect(codes(bindReport(report, inside(unknown)))).toEqual(['Invalid', mismatch.code]);
});

test('a Trusted that stands on another certificate than the signer’s is a Valid', () => {
  const identity = { ...trusted, url: 'self#jumbf=/c2pa/x/c2pa.assertions/cawg.identity' };
  expect(codes(bindReport(sdkReport('Trusted', [...passed, identity, match], []), inside(covered)))[0]).toBe(
    'Valid',
  );
});

test.each([
  ['of a signer that is not verified', alone(passed, [untrusted]), 'Valid', [untrusted.code]],
  ['of a trusted signer', alone([...passed, trusted], []), 'Trusted', []],
])('a manifest beside its file, %s', (_, report, state, failures) => {
  expect(codes(bindReport(report, beside(covered)))).toEqual([state, ...failures]);
  expect(codes(bindReport(report, beside(broken)))).toEqual(['Invalid', ...failures, mismatch.code]);
  expect(codes(bindReport(report, beside(unknown)))).toEqual(['Unbound', ...failures]);
  expect(codes(bindReport(report, 'alone'))).toEqual(['Unbound', ...failures]);
});

test('the right bytes fix nothing else', () => {
  const changed = alone(passed, [status('assertion.hashedURI.mismatch')]);
  for (const binding of [beside(covered), 'alone'] as const)
    expect(codes(bindReport(changed, binding))[0]).toBe('Invalid');
  expect(codes(bindReport(alone([status('claimSignature.validated')], []), beside(covered)))[0]).toBe(
    'Invalid',
  );
  const ingredient = alone(
    passed,
    [],
    [{ validationDeltas: { failure: [status('claimSignature.mismatch')] } }],
  );
  expect(codes(bindReport(ingredient, beside(covered)))[0]).toBe('Invalid');
  const other = alone([...passed, trusted], [], [{ validationDeltas: { failure: [untrusted] } }]);
  expect(codes(bindReport(other, beside(covered)))[0]).toBe('Valid');
});

test('what the SDK said is left as it was', () => {
  const report = sdkReport('Valid', [...passed, match], [untrusted]);
  const before = structuredClone(report);
  bindReport(report, inside(broken));
  expect(report).toEqual(before);
});

test.each([
  [null],
  ['text'],
  [{}],
  [{ validation_state: 'Trusted' }],
  [{ validation_state: 'Valid', validation_results: [] }],
  [{ validation_state: 'Valid', validation_results: { activeManifest: 7 } }],
])('%j gets no state from which anybody could conclude anything', (report) => {
  const bound = bindReport(report, inside(covered)) as { validation_state?: string } | null;
  expect([undefined, 'unknown']).toContain(bound?.validation_state);
});

test.each(['Valid', 'Trusted'])(
  'a %s file whose hash leaves out what people see is partly protected',
  (state) => {
    const exif = { start: 2, length: 40, kind: 'metadata', name: 'Exif', shows: ['orientation'] } as const;
    const partly: Coverage = { ...of, state: 'covered', uncovered: [{ ...exif, shows: [...exif.shows] }] };
    const success = state === 'Trusted' ? [...passed, trusted, match] : [...passed, match];
    const more = status('assertion.dataHash.additionalExclusionsPresent');
    const report = sdkReport(state, success, state === 'Trusted' ? [] : [untrusted]);
    // The SDK's status with the same code doesn't hide what this page found.
    Object.assign(report.validation_results.activeManifest, { informational: [more] });
    const bound = bindReport(report, inside(partly));
    expect(codes(bound)[0]).toBe('Partial');
    const [group] = checkGroups(bound);
    expect(group?.checks.flatMap(({ shows = [] }) => shows)).toEqual(['orientation']);
    const { headline } = verdictOf(reportOf({ report, pictures: new Map() }, inside(partly)));
    expect(headline).toContain('doesn’t protect the image’s orientation');
    expect(codes(bindReport({ ...report, validation_state: 'Invalid' }, inside(partly)))[0]).toBe('Invalid');
  },
);

test('a manifest that nothing refers to is information, and says nothing about the file', () => {
  const redacts = {
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: { actions: [{ action: 'c2pa.redacted', parameters: { redacted: 'self#jumbf=/c2pa/x/y' } }] },
      },
    ],
  };
  const manifests = { x: {}, added: redacts };
  const raw = { ...sdkReport('Valid', [...passed, match], [untrusted]), manifests };
  const report = reportOf({ report: raw, pictures: new Map() }, inside(covered));
  expect(report.state).toBe('Valid');
  expect(report.checks).toHaveLength(1);
  expect(report.checks[0]?.checks).toContainEqual(
    expect.objectContaining({ code: 'manifest.unreferenced', outcome: 'noted', isOwn: true }),
  );
  expect(historyOf(report).map(({ label }) => label)).toEqual(['x']);
  expect(hiddenRows(report)).toEqual([]);
  const ingredients = [{ title: 'Below', active_manifest: 'added' }];
  const named = { ...raw, manifests: { ...manifests, x: { ingredients } } };
  const used = reportOf({ report: named, pictures: new Map() }, inside(covered));
  expect(used.checks.flatMap(({ checks }) => checks).map(({ code }) => code)).not.toContain(
    'manifest.unreferenced',
  );
  expect(hiddenRows(used)).toHaveLength(1);
});
