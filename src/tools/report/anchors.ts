import { buildChain } from '../../c2pa/certificate-rules/chain.ts';
import type { Report } from '../../c2pa/report/report.ts';
import { isSignerTrusted } from '../../c2pa/report/verdict.ts';
import type { Certificate } from '../../c2pa/x509/certificate.ts';
import { parsePem } from '../../c2pa/x509/pem.ts';
import { listText, TRUST_OPTIONS, type TrustState } from './trust.ts';

const isSame = (a: Certificate, b: Certificate): boolean =>
  a.der.length === b.der.length && a.der.every((byte, index) => byte === b.der[index]);

/** Whether a chain ends at one of the anchors, with a valid signature at each step. */
async function chainsTo(
  certificates: readonly Certificate[],
  anchors: readonly Certificate[],
): Promise<boolean> {
  const { links, anchor } = await buildChain(certificates, anchors);
  if (!anchor) return false;
  const steps = links.slice(
    0,
    links.findIndex(({ certificate }) => certificate === anchor),
  );
  return steps.every(({ signature }) => signature === 'good');
}

/**
 * The selected lists that the SDK's trust decision is based on. Used only for a signer that the SDK trusts: this finds
 * the list, and doesn't make the trust decision.
 * @returns titles; none if the SDK doesn't trust the signer, or if the chain couldn't be followed here
 */
export async function anchorsOf(
  { active, manifests, checks }: Pick<Report, 'active' | 'manifests' | 'checks'>,
  { chosen, own }: TrustState,
): Promise<string[]> {
  const signer = active === undefined ? undefined : manifests.get(active)?.signer;
  const [leaf] = signer?.certificates ?? [];
  if (!signer || !leaf || !isSignerTrusted(checks)) return [];
  const lists = TRUST_OPTIONS.filter(({ id }) => chosen.includes(id));
  const held = await Promise.all(
    lists.map(async (list) => {
      const certificates = parsePem(await listText(list));
      const holds =
        list.kind === 'allowed'
          ? certificates.some((one) => isSame(one, leaf))
          : await chainsTo(signer.certificates, certificates);
      return holds ? [list.title] : [];
    }),
  );
  const isOwn = own.length > 0 && (await chainsTo(signer.certificates, own));
  return [...held.flat(), ...(isOwn ? ['Certificates you added'] : [])];
}
