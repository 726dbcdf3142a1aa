import { termOf } from '@content-credentials/verdict/report/signer';
import { type Certificate, type NamePart, shortName } from '@content-credentials/verdict/x509/certificate';
import { hex } from '@content-credentials/verdict/x509/der';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { useEffect, useState } from 'react';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { Brief } from '../../shared/ShowText.tsx';
import { FactList } from './FactList.tsx';
import { When } from './When.tsx';

export interface CertificateDetailsProps {
  certificate: Certificate;
  isSigner: boolean;
  /** Whether a trust list vouches for the name. Default: true, where signers aren't checked. */
  isVerified?: boolean;
  /** The time that the validity period is compared with. */
  when: Date;
}

const TERMS = { ahead: 'not valid yet', over: 'expired', now: 'within its validity period' } as const;
const fullName = (name: readonly NamePart[]) => name.map(([key, value]) => `${key}=${value}`).join(', ');

/** SHA-256 of the certificate; undefined on pages not served over HTTPS, where SubtleCrypto isn't available. */
function useFingerprint(der: Uint8Array): string | undefined {
  const [fingerprint, setFingerprint] = useState<string>();
  useEffect(() => {
    crypto.subtle
      ?.digest('SHA-256', new Uint8Array(der))
      .then((hash) => setFingerprint(hex(new Uint8Array(hash))));
  }, [der]);
  return fingerprint;
}

/** One certificate of a chain, collapsed. */
export function CertificateDetails({
  certificate,
  isSigner,
  isVerified = true,
  when,
}: CertificateDetailsProps) {
  const { subject, issuer, notBefore, notAfter, isAuthority, isSelfIssued } = certificate;
  const fingerprint = useFingerprint(certificate.der);
  const role = isSigner ? 'signer' : isSelfIssued ? 'root' : isAuthority ? 'intermediate' : 'not a CA';
  const claimed = isVerified ? '' : ' (not verified)';
  const facts = [
    [`Subject${claimed}`, fullName(subject)],
    [`Issued by${claimed}`, fullName(issuer)],
    ['Key', certificate.key],
    ['Signature algorithm', certificate.signature],
    ['Key usage', certificate.usages.join(', ')],
    ['Purposes', certificate.purposes.join(', ')],
    ['Serial number', certificate.serial],
    ['SHA-256', fingerprint],
  ] as const;
  return (
    <li>
      <details className="fold">
        <summary>
          <Brief limit={80}>{shortName(subject)}</Brief>{' '}
          <small>
            {role}
            {claimed}, {TERMS[termOf(certificate, when)]}
          </small>
        </summary>
        <FactList facts={facts} limit={200}>
          {notBefore && notAfter && (
            <div>
              <dt>Validity period</dt>
              <dd>
                <When time={notBefore} /> to <When time={notAfter} />
              </dd>
            </div>
          )}
        </FactList>
        <CopyButton text={() => toPem(certificate)} label="Copy as PEM" />
      </details>
    </li>
  );
}
