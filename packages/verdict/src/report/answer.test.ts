import { expect, test } from 'vitest';
import type { Coverage } from '../coverage/index.ts';
import { NOTHING_FOUND } from '../trust/find-trust.ts';
import type { Voucher } from '../trust/pool.ts';
import { signerRow } from './checked-rows.ts';
import { type Report, reportOf } from './report.ts';
import { STATES } from './states.ts';
import { summaryRows } from './summary.ts';
import { isSignerVerified, verdictOf } from './verdict.ts';

const headlineOf = (report: Report) => verdictOf(report).headline;

const SIGNATURE = 'self#jumbf=/c2pa/a/c2pa.signature';
const ASSERTIONS = 'self#jumbf=/c2pa/a/c2pa.assertions';
const source = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;
const covered: Coverage = {
  ...{ state: 'covered', kind: 'data', manifest: 'a', assertion: 'c2pa.hash.data', size: 9 },
  uncovered: [],
};

interface Given {
  actions?: object[];
  /** The SDK's status of the signer; by default, it isn't trusted. */
  isTrusted?: boolean;
  /** Whether there's another signature in the manifest, by someone who isn't. */
  hasOther?: boolean;
  vouchers?: Voucher[];
  failure?: string;
  coverage?: Coverage;
}

function reportWith(given: Given): Report {
  const {
    actions = [],
    isTrusted = false,
    hasOther = false,
    vouchers = [],
    failure,
    coverage = covered,
  } = given;
  const status = (code: string) => ({ code, url: SIGNATURE });
  const failures = [...(isTrusted ? [] : ['signingCredential.untrusted']), ...(failure ? [failure] : [])];
  const report = {
    active_manifest: 'a',
    validation_state: failure ? 'Invalid' : isTrusted && !hasOther ? 'Trusted' : 'Valid',
    validation_results: {
      activeManifest: {
        success: [
          ...['claimSignature.validated', 'claimSignature.insideValidity'].map(status),
          ...(isTrusted ? [status('signingCredential.trusted')] : []),
        ],
        informational: [],
        failure: [
          ...failures.map(status),
          ...(hasOther ? [{ code: 'signingCredential.untrusted', url: `${ASSERTIONS}/cawg.identity` }] : []),
        ],
      },
    },
    manifests: {
      a: {
        format: 'image/jpeg',
        signature_info: { common_name: 'Fjordvik Public Broadcasting' },
        assertions: [{ label: 'c2pa.actions.v2', data: { actions } }],
      },
    },
  };
  const findings = { ...NOTHING_FOUND, vouchers: new Map([[SIGNATURE, vouchers]]) };
  return reportOf(
    { report, pictures: new Map() },
    { coverage, isExternal: false },
    vouchers.length > 0 ? findings : NOTHING_FOUND,
  );
}

const created = (type: string) => ({ action: 'c2pa.created', digitalSourceType: source(type) });
const list = (isFrozen: boolean): Voucher => ({
  id: isFrozen ? 'old' : 'new',
  title: isFrozen ? 'Old list' : 'New list',
  isFrozen,
  anchor: 'Root',
});

test.each([
  [
    'AI',
    [created('trainedAlgorithmicMedia')],
    /^Says it was made with AI\. Unchanged since it was signed\. The signer/,
  ],
  ['a camera', [created('digitalCapture')], /^Says it was captured by a camera or recorder, without AI\./],
  [
    'an edited photo',
    [created('digitalCapture'), { action: 'c2pa.cropped' }],
    /^Says it was captured by a camera or recorder, without AI; edited before signing\./,
  ],
  ['a drawing', [created('digitalArt')], /^Says it was made without AI\./],
  [
    'a part',
    [created('compositeWithTrainedAlgorithmicMedia')],
    /^Says AI made or changed a part of it before signing\./,
  ],
  ['nothing', [], /^Doesn’t say whether it was made with AI\./],
] as const)('the first sentence says what the file says about its origin: %s', (_, actions, start) => {
  expect(headlineOf(reportWith({ actions: [...actions] }))).toMatch(start);
});

test('a signer on no trust list is unknown, whatever its name', () => {
  const report = reportWith({});
  expect(report.state).toBe('Valid');
  expect(headlineOf(report)).toMatch(/The signer isn’t verified\.$/);
  expect(isSignerVerified(report)).toBe(false);
  expect(signerRow(report)[0]?.name).toBe('Claimed signer (not verified)');
});

test('the SDK’s trust alone isn’t enough: a list for signers must vouch', () => {
  expect(reportWith({ isTrusted: true }).state).toBe('Valid');
  const report = reportWith({ isTrusted: true, vouchers: [list(false)] });
  expect(report.state).toBe('Trusted');
  expect(headlineOf(report)).toMatch(/The signer is verified\.$/);
  expect(verdictOf(report).sentence).toMatch(/: New list\.$/);
  expect(verdictOf(report).title).toBe('Unchanged since signing, signer verified');
  // And the other way around: a list can't add trust.
  expect(reportWith({ vouchers: [list(false)] }).state).toBe('Valid');
});

test('a signer known only from a frozen list has other words and another mark', () => {
  const frozen = reportWith({ isTrusted: true, vouchers: [list(true)] });
  expect(frozen.state).toBe('Interim');
  expect(STATES[frozen.state].tone).not.toBe(STATES.Trusted.tone);
  expect(headlineOf(frozen)).toMatch(/known only from a frozen list/);
  expect(signerRow(frozen)[0]?.name).toBe('Claimed signer (not verified)');
  const both = reportWith({ isTrusted: true, vouchers: [list(true), list(false)] });
  expect(both.state).toBe('Trusted');
  expect(verdictOf(both).sentence).toMatch(/: New list\.$/);
  expect(signerRow(both)[0]?.name).toBe('Signed by');
});

test.each(['Valid', 'Partial'] as const)(
  'a verified signer has the same name in headline and row, although another signature isn’t verified: %s',
  (state) => {
    const shown = {
      start: 1,
      length: 2,
      kind: 'metadata' as const,
      name: 'Exif',
      shows: ['orientation' as const],
    };
    const coverage: Coverage = { ...covered, uncovered: state === 'Partial' ? [shown] : [] };
    const report = reportWith({ isTrusted: true, hasOther: true, vouchers: [list(false)], coverage });
    expect(report.state).toBe(state);
    expect(headlineOf(report)).toMatch(/The signer is verified, but another signature in it isn’t/);
    expect(signerRow(report)).toEqual([
      { name: 'Signed by', lines: [[{ fromFile: 'Fjordvik Public Broadcasting' }]] },
    ]);
  },
);

test('of credentials that weren’t compared with a file, the name is verified and the file isn’t', () => {
  const coverage: Coverage = { state: 'unknown', size: 9, reason: 'too large' };
  const report = reportWith({ isTrusted: true, vouchers: [list(false)], coverage });
  expect(report.state).toBe('Unbound');
  expect(headlineOf(report)).toMatch(/wasn’t checked\. The signer of the credentials is verified\.$/);
  expect(signerRow(report)[0]?.name).toBe('Credentials signed by');
  expect(isSignerVerified(report)).toBe(false);
});

test('of a partly protected file, the signer is verified only with a current list', () => {
  const coverage: Coverage = {
    ...covered,
    uncovered: [
      { start: 1, length: 2, kind: 'metadata' as const, name: 'Exif', shows: ['orientation' as const] },
    ],
  };
  const partly = (vouchers: Voucher[]) => reportWith({ isTrusted: true, vouchers, coverage });
  expect(partly([list(false)]).state).toBe('Partial');
  expect(headlineOf(partly([list(false)]))).toMatch(
    /doesn’t protect the image’s orientation\. The signer is verified/,
  );
  expect(isSignerVerified(partly([list(true)]))).toBe(false);
  expect(headlineOf(partly([list(true)]))).toMatch(/only from a frozen list/);
});

test.each([
  ['a photo', ['digitalCapture'], true, 'Camera photo'],
  ['a photo of a phone', ['computationalCapture'], true, 'Camera photo'],
  ['an edited photo', ['digitalCapture', 'c2pa.edited'], true, 'Camera photo, edited'],
  ['a photo by an unknown signer', ['digitalCapture'], false, 'Says: camera photo'],
  ['AI', ['trainedAlgorithmicMedia'], true, 'Says: made with AI'],
  ['a screenshot', ['screenCapture'], true, undefined],
  ['an edited drawing', ['digitalArt', 'c2pa.filtered'], false, 'Says: edited'],
  ['several captures in one', ['compositeCapture'], true, undefined],
] as const)('what it’s seen to be without reading: %s', (_, [type, ...edits], isTrusted, tag) => {
  const actions = [created(type), ...edits.map((action) => ({ action }))];
  const report = reportWith({ actions, isTrusted, vouchers: isTrusted ? [list(false)] : [] });
  const [, how] = summaryRows(report);
  expect(how?.tag?.text).toBe(tag);
});

test('edits are named as made before signing, beside a title that says “since”', () => {
  const actions = [created('digitalCapture'), { action: 'c2pa.cropped' }, { action: 'org.Example' }];
  const report = reportWith({ actions });
  expect(verdictOf(report).title).toBe('Unchanged since signing, signer not checked');
  expect(summaryRows(report)[1]?.lines[1]).toEqual([
    'Edits before signing: ',
    'cropped',
    '',
    ', ',
    { fromFile: 'org.Example' },
    '',
  ]);
});

test('of an invalid file, nothing that it says is repeated', () => {
  const answer = headlineOf(
    reportWith({ actions: [created('digitalCapture')], failure: 'assertion.dataHash.mismatch' }),
  );
  expect(answer).toMatch(/^The file isn’t the one that was signed.* Don’t rely on its credentials\.$/);
  expect(answer).not.toMatch(/camera|Fjordvik/);
});

test('what only the reader trusts is said to be trusted only here', () => {
  const own: Voucher = { title: 'Your own list', isFrozen: false, anchor: 'Root' };
  const { sentence } = verdictOf(reportWith({ isTrusted: true, vouchers: [own] }));
  expect(sentence).toBe(
    'The signer is trusted only because you added its certificate authority on this page.',
  );
  const exported = verdictOf(reportWith({ isTrusted: true, vouchers: [own] }), { isExported: true });
  expect(exported.sentence).toBe(
    'The signer is trusted only because the person who checked it added its certificate authority.',
  );
  expect(verdictOf(reportWith({ isTrusted: true, vouchers: [own, list(false)] })).sentence).toMatch(
    /: New list\.$/,
  );
});
