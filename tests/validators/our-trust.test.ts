import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { type Report, reportOf } from '@content-credentials/verdict/report/report';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { forgedLists, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { type Certificate, parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { WasmReader } from '@contentauth/c2pa-wasm';
import { beforeAll, expect, test } from 'vitest';
import { SyncBlob, startSdk } from '../../src/integrations/picture-credentials/wasm.ts';

let all: Specimen[];
let pools: [TrustPool, TrustPool];
let both: Certificate;

beforeAll(async () => {
  await startSdk();
  all = await specimens();
  const lists = await forgedLists();
  const [signers, stamps, shared] = [lists.signers, lists.stamps, lists.both].map(({ certificate }) =>
    parseCertificate(certificate),
  );
  if (!signers || !stamps || !shared) throw new Error('the lists have three roots');
  both = shared;
  const pool = (counts: 'signers' | 'time stamps', root: Certificate): TrustPool => ({
    title: `For ${counts}`,
    counts: [counts],
    anchors: [root, both],
    allowed: [],
  });
  pools = [pool('signers', signers), pool('time stamps', stamps)];
}, 60_000);

interface Looked {
  sdk: string;
  report: Report;
}

/** Reads a file as the tools do, with the same lists for the SDK and for our own check. */
async function look({ file, type, sidecar }: Specimen, lists: readonly TrustPool[]): Promise<Looked> {
  const anchors = lists.flatMap((list) => list.anchors.map(toPem)).join('');
  const asset = new SyncBlob(sidecar ?? file);
  const reader = await WasmReader.fromBlob(
    sidecar ? 'application/c2pa' : type,
    asset,
    JSON.stringify(sdkSettings(anchors ? { anchors } : undefined)),
  );
  try {
    const report = JSON.parse(reader.json());
    const store = new Uint8Array(reader.resourceToBytes(report.active_manifest));
    const reading = { report, store, pictures: new Map() };
    const binding = await bindingOf(reading, new Blob([file]), sidecar && new Blob([sidecar]));
    return {
      sdk: report.validation_state,
      report: reportOf(reading, binding, await findTrust(reading, lists)),
    };
  } finally {
    reader.free();
  }
}

const named = (id: string): Specimen => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no specimen is called ${id}`);
  return found;
};

test('with lists for signers and time stamps, every specimen about trust has the expected state', async () => {
  const wrong = [];
  for (const specimen of all.filter(({ withLists }) => withLists !== undefined)) {
    const { report } = await look(specimen, pools);
    if (report.state !== specimen.withLists)
      wrong.push({ id: specimen.id, expected: specimen.withLists, ours: report.state });
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('the SDK alone would call forgeries Trusted: that is what our own check is for', async () => {
  const taken = [];
  for (const specimen of all.filter(({ withLists }) => withLists !== undefined && withLists !== 'Trusted'))
    if ((await look(specimen, pools)).sdk === 'Trusted') taken.push(specimen.id);
  expect(taken).toEqual([
    'trust-signer-below-tsa',
    'trust-tsa-signs-claim',
    'trust-tsa-issuer',
    'trust-leaf-issues',
    'trust-stamp-below-signers',
    'trust-too-many-cas',
    'trust-ca-expired',
    'trust-ca-not-yet-valid',
    'trust-ca-cannot-sign',
    'trust-ca-unknown-critical',
    'trust-ca-limited-names',
    'trust-stamp-ca-for-signers',
    'trust-anchor-has-limit',
    'trust-not-a-ca',
    'trust-stamp-two-certificates',
    'trust-stamp-two-signers',
    'trust-stamp-second-header',
  ]);
}, 60_000);

test('the report names the list and the anchor that matched, and nobody for others', async () => {
  const voucherOf = ({ report }: Looked) => report.manifests.get(report.active ?? '')?.vouchers;
  expect(voucherOf(await look(named('trusted-signer'), pools))).toEqual([
    { title: 'For signers', isFrozen: false, anchor: 'Root for signers' },
  ]);
  expect(voucherOf(await look(named('trust-signer-below-tsa'), pools))).toEqual([]);
  expect(voucherOf(await look(named('trust-invented-name'), pools))).toEqual([]);
});

test('a certificate that is withdrawn from the list stops being trusted', async () => {
  const [signers, stamps] = pools;
  expect((await look(named('trusted-on-both'), pools)).report.state).toBe('Trusted');
  const later = [{ ...signers, anchors: signers.anchors.filter((one) => one !== both) }, stamps];
  // It's still on the list for time stamps, so the SDK would trust it.
  const { sdk, report } = await look(named('trusted-on-both'), later);
  expect({ sdk, ours: report.state }).toEqual({ sdk: 'Trusted', ours: 'Valid' });
  expect((await look(named('trusted-signer'), [stamps])).report.state).toBe('Valid');
});

test('no specimen gets a better state than from the SDK, whatever the lists', async () => {
  const rank = ['Invalid', 'Valid', 'Trusted'];
  for (const specimen of all.filter(({ withLists }) => withLists !== undefined)) {
    const { sdk, report } = await look(specimen, pools);
    expect(rank.indexOf(report.state), specimen.id).toBeLessThanOrEqual(rank.indexOf(sdk));
  }
}, 60_000);
