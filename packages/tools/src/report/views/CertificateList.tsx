import type { Certificate } from '@content-credentials/verdict/x509/certificate';
import { CertificateDetails } from './CertificateDetails.tsx';

export interface CertificateListProps {
  /** The signer's certificate comes first. */
  certificates: readonly Certificate[];
  /** The time of a time stamp, which validity periods are compared with; the current time if there isn't one. */
  time?: string;
  /** Whether a trust list vouches for the signer. Default: true, where signers aren't checked. */
  isVerified?: boolean;
}

/** A certificate chain, with each certificate collapsed. */
export function CertificateList({ certificates, time, isVerified = true }: CertificateListProps) {
  return (
    <ol className="certificate-list">
      {certificates.map((certificate, index) => (
        <CertificateDetails
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a chain doesn't change
          key={index}
          certificate={certificate}
          isSigner={index === 0}
          isVerified={isVerified}
          when={time ? new Date(time) : new Date()}
        />
      ))}
    </ol>
  );
}
