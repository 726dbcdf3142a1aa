import { forgedLists, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import { created } from '@content-credentials/verdict/testkit/forger/assertions';
import { intoJpeg } from '@content-credentials/verdict/testkit/forger/embed/jpeg';
import { forge } from '@content-credentials/verdict/testkit/forger/forge';
import { baseMedia } from '@content-credentials/verdict/testkit/forger/media';
import { signerBelow } from '@content-credentials/verdict/testkit/forger/specimens/trust';
import { identityBy } from '@content-credentials/verdict/testkit/forger/specimens/trust-limits';
import { type Holding, issued } from '@content-credentials/verdict/testkit/forger/specimens/trust-lists';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { type Certificate, parseCertificate, shortName } from '@content-credentials/verdict/x509/certificate';
import { beforeAll, expect, test } from 'vitest';
import { named } from '../support/specimens.ts';
import { inspect, look } from './support/inspect.ts';

let all: Specimen[];
let pools: [TrustPool, TrustPool];
let both: Certificate;

beforeAll(async () => {
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

test('with lists for signers and time stamps, every specimen about trust has the expected state, never a better one than from the SDK', async () => {
  const rank = ['Invalid', 'Valid', 'Trusted'];
  const wrong = [];
  const forgedTrust = [];
  for (const specimen of all.filter(({ withLists }) => withLists !== undefined)) {
    const { id, withLists: expected } = specimen;
    const { sdk, report } = await look(specimen, pools);
    const ours = report.state;
    if (ours !== expected || rank.indexOf(ours) > rank.indexOf(sdk)) wrong.push({ id, expected, ours, sdk });
    if (expected !== 'Trusted' && sdk === 'Trusted') forgedTrust.push(id);
  }
  expect(wrong).toEqual([]);
  // The SDK alone would call these forgeries Trusted, which is what our own check is for.
  expect(forgedTrust).toEqual([
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
  const voucherOf = ({ report }: Awaited<ReturnType<typeof look>>) =>
    report.manifests.get(report.active ?? '')?.vouchers;
  expect(voucherOf(await look(named(all, 'trusted-signer'), pools))).toEqual([
    { title: 'For signers', isFrozen: false, anchor: 'Root for signers' },
  ]);
  expect(voucherOf(await look(named(all, 'trust-signer-below-tsa'), pools))).toEqual([]);
  expect(voucherOf(await look(named(all, 'trust-invented-name'), pools))).toEqual([]);
});

test('a certificate that is withdrawn from the list stops being trusted', async () => {
  const [signers, stamps] = pools;
  expect((await look(named(all, 'trusted-on-both'), pools)).report.state).toBe('Trusted');
  const later = [{ ...signers, anchors: signers.anchors.filter((one) => one !== both) }, stamps];
  // It's still on the list for time stamps, so the SDK would trust it.
  const { sdk, report } = await look(named(all, 'trusted-on-both'), later);
  expect({ sdk, ours: report.state }).toEqual({ sdk: 'Trusted', ours: 'Valid' });
  expect((await look(named(all, 'trusted-signer'), [stamps])).report.state).toBe('Valid');
});

test('an identity with another one beside it is never called valid: the SDK reports both at one address', async () => {
  const root = await issued('Root', undefined, { levels: 1 });
  const honest = await signerBelow(root, 'Honest');
  const other = await signerBelow(root, 'Other');
  // Somebody else's certificate, and a key that isn't its own.
  const forged: Holding = { ...(await signerBelow(root, 'Famous')), holder: other.holder };
  const identitiesIn = async (...holders: Holding[]) => {
    const { file } = await forge({
      id: 'identities',
      media: (await baseMedia()).jpeg,
      embed: intoJpeg(),
      manifest: async (bindings, label) => {
        const identities = await Promise.all(
          holders.map((one, index) =>
            identityBy([one], bindings, index === 0 ? 'cawg.identity' : `cawg.identity__${index}`),
          ),
        );
        return { label, created: [created(), ...bindings, ...identities] };
      },
    });
    const { active, manifests } = await inspect(Uint8Array.from(file), 'identities.jpg');
    return manifests
      .get(active ?? '')
      ?.identities.map(
        ({ outcome, certificates }) => `${certificates[0] && shortName(certificates[0].subject)}: ${outcome}`,
      );
  };
  expect(await identitiesIn(honest)).toEqual(['Honest: valid']);
  expect(await identitiesIn(forged)).toEqual(['Famous: unknown']);
  expect(await identitiesIn(honest, other)).toEqual(['Honest: unknown', 'Other: unknown']);
  expect(await identitiesIn(forged, honest)).toEqual(['Famous: unknown', 'Honest: unknown']);
  expect(await identitiesIn(honest, forged)).toEqual(['Honest: unknown', 'Famous: unknown']);
}, 60_000);
