import { textAt } from '../json.ts';
import type { Certificate, NamePart } from '../x509/certificate.ts';

export interface SignerView {
  /** Who signed, according to the certificate. */
  name?: string;
  organization?: string;
  algorithm?: string;
  serial?: string;
  /** Confirmed by a time stamp; for a signature alone, no one else confirms the time. */
  time?: string;
  /** The signer's first; empty if the manifest store couldn't be read. */
  certificates: Certificate[];
}

const part = (name: readonly NamePart[] | undefined, key: string) => name?.find(([one]) => one === key)?.[1];

/** @param info `signature_info` of a manifest */
export function signerOf(info: unknown, certificates: Certificate[]): SignerView {
  const subject = certificates[0]?.subject;
  return {
    name: textAt(info, 'common_name') ?? part(subject, 'CN'),
    organization: textAt(info, 'issuer') ?? part(subject, 'O'),
    algorithm: textAt(info, 'alg'),
    serial: textAt(info, 'cert_serial_number'),
    time: textAt(info, 'time'),
    certificates,
  };
}

export type Term = 'ahead' | 'over' | 'now';

/** Whether a certificate is within its validity period. @param when the time of a time stamp, or now */
export function termOf({ notBefore, notAfter }: Certificate, when: Date): Term {
  if (notBefore && when < notBefore) return 'ahead';
  return notAfter && when > notAfter ? 'over' : 'now';
}
