import { type Holder, issueCertificate, newHolder } from '@content-credentials/verdict/x509/issue';
import { PURPOSE } from '@content-credentials/verdict/x509/names';
import { toPem } from '@content-credentials/verdict/x509/pem';

export { type Holder, newHolder };

/** A certificate that follows every rule, or a CA's, as PEM; valid for a year, starting yesterday. */
export async function issuePem(
  subject: Holder,
  issuer: Holder,
  { isAuthority = false } = {},
): Promise<string> {
  const day = 24 * 60 * 60 * 1000;
  const der = await issueCertificate(subject, issuer, {
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + 365 * day),
    ...(isAuthority ? { levels: 3 } : { purposes: [PURPOSE.email] }),
  });
  return toPem({ der });
}

/** Two CAs that issued each other's certificates, and a signer below the first: signer, then both. */
export async function circularPem(): Promise<string> {
  const [signer, one, two] = await Promise.all(
    ['Circle signer', 'Circle one', 'Circle two'].map((CN) => newHolder({ O: 'Example', CN })),
  );
  if (!signer || !one || !two) throw new Error('three holders are made');
  const chain = [
    issuePem(signer, one),
    issuePem(one, two, { isAuthority: true }),
    issuePem(two, one, { isAuthority: true }),
  ];
  return (await Promise.all(chain)).join('');
}
