import { beforeAll, expect, test } from 'vitest';
import { created, labelFor } from '../../testkit/forger/assertions.ts';
import { manifestOf, storeOf } from '../../testkit/forger/manifest.ts';
import { forgerCredentials } from '../../testkit/forger/signer.ts';
import { type Certificate, parseCertificate } from '../x509/certificate.ts';
import { type Holder, type IssueOptions, issueCertificate, newHolder } from '../x509/issue.ts';
import { PURPOSE } from '../x509/names.ts';
import { anchorAbove, findTrust, NOTHING_FOUND } from './find-trust.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const TERM = { notBefore: new Date('2026-01-01T00:00:00Z'), notAfter: new Date('2027-01-01T00:00:00Z') };

let root: Holder;
let middle: Holder;
let leaf: Holder;

beforeAll(async () => {
  [root, middle, leaf] = await Promise.all([
    newHolder({ CN: 'Root' }),
    newHolder({ CN: 'Intermediate' }),
    newHolder({ CN: 'Signer' }),
  ]);
});

const issue = async (subject: Holder, issuer: Holder, options: Partial<IssueOptions>): Promise<Certificate> =>
  parseCertificate(await issueCertificate(subject, issuer, { ...TERM, ...options }));
const signer = (issuer: Holder, options: Partial<IssueOptions> = {}) =>
  issue(leaf, issuer, { purposes: [PURPOSE.claims], ...options });
const anchor = (options: Partial<IssueOptions> = {}) => issue(root, root, { levels: 1, ...options });

test('a signer below a CA below an anchor has that anchor, whatever the order of the others', async () => {
  const [top, between, end] = [
    await anchor(),
    await issue(middle, root, { levels: 0 }),
    await signer(middle),
  ];
  expect(await anchorAbove(end, [between], [top], 'signers', NOW)).toBe(top);
  expect(await anchorAbove(end, [top, between], [top], 'signers', NOW)).toBe(top);
  expect(await anchorAbove(end, [], [top], 'signers', NOW)).toBeUndefined();
});

test('an anchor of the same name with another key vouches for nobody', async () => {
  const other = await newHolder({ CN: 'Root' });
  const same = await issue(other, other, { levels: 1 });
  expect(await anchorAbove(await signer(root), [], [same], 'signers', NOW)).toBeUndefined();
});

test.each<[why: string, options: Partial<IssueOptions>]>([
  ['isn’t a CA', { purposes: [PURPOSE.claims] }],
  ['expired', { levels: 0, notAfter: new Date('2026-05-01T00:00:00Z') }],
  ['isn’t valid yet', { levels: 0, notBefore: new Date('2026-07-01T00:00:00Z') }],
])('a certificate between that %s breaks the path', async (_, options) => {
  const between = await issue(middle, root, options);
  expect(
    await anchorAbove(await signer(middle), [between], [await anchor()], 'signers', NOW),
  ).toBeUndefined();
});

test('a CA can’t have more CAs below it than it says', async () => {
  const top = await anchor({ levels: 0 });
  const between = await issue(middle, root, { levels: 0 });
  expect(await anchorAbove(await signer(middle), [between], [top], 'signers', NOW)).toBeUndefined();
  expect(await anchorAbove(await signer(root), [], [top], 'signers', NOW)).toBe(top);
});

test('certificates for time stamps sign no claims, those for claims no time stamps, and CAs neither', async () => {
  const top = await anchor();
  const stamps = await signer(root, { purposes: [PURPOSE.timeStamping] });
  expect(await anchorAbove(stamps, [], [top], 'signers', NOW)).toBeUndefined();
  expect(await anchorAbove(stamps, [], [top], 'time stamps', NOW)).toBe(top);
  const claims = await signer(root);
  expect(await anchorAbove(claims, [], [top], 'time stamps', NOW)).toBeUndefined();
  const both = await signer(root, { purposes: [PURPOSE.claims, PURPOSE.timeStamping] });
  expect(await anchorAbove(both, [], [top], 'signers', NOW)).toBeUndefined();
  const authority = await issue(middle, root, { levels: 0 });
  expect(await anchorAbove(authority, [], [top], 'signers', NOW)).toBeUndefined();
});

test('CAs that issued each other don’t keep it busy', async () => {
  const [one, other] = [await issue(root, middle, { levels: 5 }), await issue(middle, root, { levels: 5 })];
  const elsewhere = await newHolder({ CN: 'Elsewhere' });
  const top = await issue(elsewhere, elsewhere, { levels: 5 });
  expect(await anchorAbove(await signer(middle), [one, other], [top], 'signers', NOW)).toBeUndefined();
});

test('a list can name an individual signer, which needs no anchor', async () => {
  const label = labelFor('individual');
  const store = storeOf(await manifestOf({ label, created: [created()] }));
  const { chain } = await forgerCredentials();
  const pool = { title: 'Individuals', counts: ['signers' as const], anchors: [] };
  const report = { active_manifest: label, manifests: { [label]: {} } };
  const vouchersWith = async (allowed: Certificate[]) =>
    [...(await findTrust({ report, store }, [{ ...pool, allowed }])).vouchers.values()].flat();
  const [individual, authority] = chain.map(parseCertificate);
  if (!individual || !authority) throw new Error('the forger has a certificate and a CA');
  expect(await vouchersWith([individual])).toMatchObject([{ title: 'Individuals', anchor: 'Forger' }]);
  expect(await vouchersWith([authority])).toEqual([]);
});

test('a CA’s own purposes include what’s below it', async () => {
  const only = await anchor({ purposes: [PURPOSE.timeStamping] });
  expect(await anchorAbove(await signer(root), [], [only], 'signers', NOW)).toBeUndefined();
  const any = await anchor({ purposes: [PURPOSE.any] });
  expect(await anchorAbove(await signer(root), [], [any], 'signers', NOW)).toBe(any);
  const stamps = await signer(root, { purposes: [PURPOSE.timeStamping] });
  expect(await anchorAbove(stamps, [], [any], 'time stamps', NOW)).toBe(any);
});

test('a list that isn’t used is named if it has the signer, and a time without a time stamp counts for nothing', async () => {
  const label = labelFor('other list');
  const store = storeOf(await manifestOf({ label, created: [created()] }));
  const { chain } = await forgerCredentials();
  const time = '2026-06-01T00:00:00Z';
  const report = { active_manifest: label, manifests: { [label]: { signature_info: { time } } } };
  const pool = { title: 'Other list', counts: ['signers' as const], anchors: [] };
  const others = async () => [{ ...pool, allowed: chain.map(parseCertificate) }];
  const found = await findTrust({ report, store }, [], others);
  expect(found.listed).toEqual([{ title: 'Other list', isFrozen: false, isUsed: false }]);
  expect([found.vouchers.size, found.stamped.size]).toEqual([0, 0]);
});

test('without a store, nothing is found', async () => {
  const report = { active_manifest: 'a', manifests: { a: {} } };
  expect(await findTrust({ report }, [])).toEqual(NOTHING_FOUND);
});
