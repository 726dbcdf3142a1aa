import type { Certificate } from '../../../c2pa/x509/certificate.ts';
import { CertificateDetails } from './CertificateDetails.tsx';

export interface CertificateListProps {
  /** The signer's first. */
  certificates: readonly Certificate[];
  /** The time of a time-stamp, which their terms are compared with; now, when there is none. */
  time?: string;
}

/** A chain of certificates, each folded. */
export function CertificateList({ certificates, time }: CertificateListProps) {
  return (
    <ol className="certificate-list">
      {certificates.map((certificate, index) => (
        <CertificateDetails
          // biome-ignore lint/suspicious/noArrayIndexKey: a chain keeps its order
          key={index}
          certificate={certificate}
          isSigner={index === 0}
          when={time ? new Date(time) : new Date()}
        />
      ))}
    </ol>
  );
}
