import { PURPOSE } from '@content-credentials/verdict/x509/names';
import { toPem } from '@content-credentials/verdict/x509/pem';

/** Valid and invalid examples to try. They're generated on request, and their keys are discarded immediately. */
export const EXAMPLES = [
  { key: 'good', label: 'A good chain' },
  { key: 'self-signed', label: 'Self-signed' },
  { key: 'no-purpose', label: 'No extended key usage' },
  { key: 'expired', label: 'Expired' },
  { key: 'wrong-order', label: 'Wrong order' },
] as const;

export type ExampleKind = (typeof EXAMPLES)[number]['key'];

const DAY = 24 * 60 * 60 * 1000;

/** A validity period that began a year ago, or a year before its end if that's in the past. */
function term(endsInDays: number) {
  const end = Date.now() + endsInDays * DAY;
  return { notBefore: new Date(Math.min(end, Date.now()) - 365 * DAY), notAfter: new Date(end) };
}

/** A chain of the requested kind, as PEM. Its keys are discarded after signing. */
export async function exampleChain(kind: ExampleKind): Promise<string> {
  // The library that generates certificates is as large as the clinic, so it's loaded only for an example.
  const { issueCertificate, newHolder } = await import('@content-credentials/verdict/x509/issue');
  const holder = (CN: string) => newHolder({ O: 'Example Clinic (demo)', CN });
  const [root, issuer, signer] = await Promise.all([
    holder('Example root (demo)'),
    holder('Example issuer (demo)'),
    holder('Example signer (demo)'),
  ]);
  const pem = async (...wish: Parameters<typeof issueCertificate>) =>
    toPem({ der: await issueCertificate(...wish) });
  if (kind === 'self-signed') return pem(signer, signer, { ...term(365), levels: 0 });
  const first = await pem(signer, issuer, {
    ...term(kind === 'expired' ? -30 : 365),
    purposes: kind === 'no-purpose' ? [] : [PURPOSE.email],
  });
  const second = await pem(issuer, root, { ...term(1000), levels: 0 });
  return kind === 'wrong-order' ? second + first : first + second;
}
