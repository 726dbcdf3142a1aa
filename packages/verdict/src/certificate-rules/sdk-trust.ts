import { type Certificate, parseCertificate } from '../x509/certificate.ts';
import { purposeIds } from '../x509/extensions.ts';
import { PURPOSE } from '../x509/names.ts';
import type { SdkTrust, TrustedCertificates } from './finding.ts';
import { includesCertificate, sameBytes } from './same.ts';
import { signatureState } from './verify-signature.ts';

/** What the SDK's trust check accepts without settings (`valid_eku_oids.cfg`). */
const PURPOSES: readonly string[] = [
  PURPOSE.email,
  PURPOSE.documents,
  PURPOSE.timeStamping,
  PURPOSE.ocsp,
  PURPOSE.microsoft,
  PURPOSE.claims,
];

function parsed(der: Uint8Array): Certificate | undefined {
  try {
    return parseCertificate(der);
  } catch {
    return undefined;
  }
}

const answer = (is: SdkTrust['answer'], why: string): SdkTrust => ({ answer: is, why });

/**
 * Whether SDK 0.8.0 (core 0.90.1) reports a file without a time stamp as `Trusted`. It verifies that each certificate
 * is signed by the next one in file order, and that an anchor issued one of them. It ignores issuers' validity
 * periods, CA flags, path lengths, and names within the chain. Measured, and compared with the SDK by
 * tests/samples/certificate-trust.test.ts.
 * @param chain DER in file order, with at least the signing certificate
 * @param trust undefined: assume that some trust list contains the root
 */
export async function sdkTrust(
  chain: readonly Uint8Array[],
  trust: TrustedCertificates | undefined,
): Promise<SdkTrust> {
  const [first, ...others] = chain;
  const signer = first && parsed(first);
  if (!signer) return answer('untrusted', 'The first part of the file isn’t a certificate.');
  if (trust && includesCertificate(trust.allowed, signer))
    return answer('trusted', 'The signing certificate itself is on a list that you selected.');
  if (!purposeIds(signer.extensions).some((id) => PURPOSES.includes(id)))
    return answer('untrusted', 'The signing certificate has no extended key usage that it accepts.');
  // It removes the first certificate and adds it again, unless the second is a copy.
  const path = others[0] && sameBytes(others[0], signer.der) ? others : [signer.der, ...others];
  const certificates = path.map(parsed);
  for (const [index, certificate] of certificates.entries()) {
    const issuer = certificates[index + 1];
    if (index === certificates.length - 1) break;
    const state = certificate && issuer ? await signatureState(certificate, issuer.publicKey) : 'bad';
    if (state === 'unknown') return answer('unknown', 'Your browser can’t verify a signature in the chain.');
    if (state === 'bad')
      return answer(
        'untrusted',
        `Certificate ${index + 1} isn’t signed by the one that follows it in the file.`,
      );
  }
  const how = 'It checks that each certificate is signed by the next one';
  const limits = 'It doesn’t check whether issuers are CAs, how long the path is, or their validity periods.';
  if (!trust) return answer('trusted', `${how}. ${limits}`);
  for (const certificate of certificates.reverse())
    for (const anchor of trust.anchors) {
      if (!certificate || anchor.subjectDer !== certificate.issuerDer) continue;
      const state = await signatureState(certificate, anchor.publicKey);
      if (state === 'unknown')
        return answer('unknown', 'Your browser can’t verify the signature of a trust anchor.');
      if (state === 'good') return answer('trusted', `${how}, up to a trust anchor. ${limits}`);
    }
  return answer(
    'untrusted',
    'No trust anchor on the lists that you selected issued a certificate in the file.',
  );
}
