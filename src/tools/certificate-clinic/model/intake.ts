import { MAX_GIVEN } from '../../../c2pa/certificate-rules/chain.ts';
import { type Certificate, parseCertificate } from '../../../c2pa/x509/certificate.ts';
import { certificatesOf, type DerKind, derKind } from '../../../c2pa/x509/der-kind.ts';
import { fromBase64, holdsPrivateKey, pemBlocks } from '../../../c2pa/x509/pem.ts';
import type { NoticeKind } from './notices.ts';

/** A chain has a few kilobytes. */
export const MAX_BYTES = 2_000_000;

/** What was given, without anything secret: nothing else of it is kept. */
export interface Intake {
  certificates: Certificate[];
  notices: NoticeKind[];
  /** A private key and a certificate stood in one file. */
  hadKeyInside: boolean;
}

/** Up to its end, to the beginning of the next part, or to the end of the text. */
const PRIVATE_KEYS =
  /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----|(?=-----BEGIN )|$)/g;
const BARE_BASE64 = /^[A-Za-z0-9+/\s]{100,}={0,2}\s*$/;

const NOTICE_OF: Readonly<Partial<Record<DerKind | string, NoticeKind>>> = {
  'private key': 'key',
  'encrypted key': 'encrypted key',
  'key store': 'key store',
  request: 'request',
  'public key': 'public key',
  'CERTIFICATE REQUEST': 'request',
  'NEW CERTIFICATE REQUEST': 'request',
  'PUBLIC KEY': 'public key',
};
const CERTIFICATE_BLOCKS = ['CERTIFICATE', 'X509 CERTIFICATE', 'TRUSTED CERTIFICATE'];

const nothing = (...notices: NoticeKind[]): Intake => ({ certificates: [], notices, hadKeyInside: false });

function readCertificates(all: readonly Uint8Array[]): Intake {
  try {
    return { ...nothing(), certificates: all.map(parseCertificate) };
  } catch {
    return nothing('unreadable');
  }
}

function fromDer(bytes: Uint8Array): Intake {
  const kind = derKind(bytes);
  if (kind === 'certificate') return readCertificates([bytes]);
  if (kind === 'certificates') {
    try {
      return readCertificates(certificatesOf(bytes));
    } catch {
      return nothing('unreadable');
    }
  }
  return nothing(NOTICE_OF[kind] ?? 'nothing');
}

function fromBlock({ kind, body }: { kind: string; body: string }): Intake {
  const isCertificate = CERTIFICATE_BLOCKS.includes(kind);
  if (!isCertificate && kind !== 'PKCS7' && kind !== 'CMS') {
    const notice = NOTICE_OF[kind];
    return notice ? nothing(notice) : nothing();
  }
  try {
    const bytes = fromBase64(body);
    return isCertificate ? readCertificates([bytes]) : fromDer(bytes);
  } catch {
    return nothing('unreadable');
  }
}

/** What stands in a text. */
export function intakeOfText(given: string): Intake {
  if (given.length > MAX_BYTES) return nothing('too large');
  // From a variable of the environment a chain comes with its line ends written out.
  const whole = given.includes('\\n') ? given.replaceAll('\\n', '\n') : given;
  const isKeyIn = holdsPrivateKey(whole);
  const text = isKeyIn ? whole.replace(PRIVATE_KEYS, '') : whole;
  const blocks = pemBlocks(text);
  if (blocks.length === 0 && BARE_BASE64.test(text)) {
    try {
      return fromDer(fromBase64(text));
    } catch {
      return nothing('nothing');
    }
  }
  const read = joined(blocks.map(fromBlock));
  const begun = text.match(/-----BEGIN [A-Z0-9 ]*CERTIFICATE-----/g)?.length ?? 0;
  const isCut = begun > blocks.filter(({ kind }) => kind.endsWith('CERTIFICATE')).length;
  const isEncrypted = /-----BEGIN ENCRYPTED PRIVATE KEY-----|Proc-Type: 4,ENCRYPTED/.test(whole);
  const own: NoticeKind[] = [
    ...(isKeyIn ? [isEncrypted ? ('encrypted key' as const) : ('key' as const)] : []),
    ...(isCut ? ['cut off' as const] : []),
  ];
  const notices = [...own, ...read.notices];
  const isEmpty = read.certificates.length === 0 && notices.length === 0;
  return {
    certificates: read.certificates,
    notices: isEmpty ? ['nothing'] : notices,
    hadKeyInside: isKeyIn && read.certificates.length > 0,
  };
}

/** What stands in a file. A file that begins like DER is none that a person wrote. */
export async function intakeOfFile(file: Blob): Promise<Intake> {
  if (file.size > MAX_BYTES) return nothing('too large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isText = bytes[0] !== 0x30 && derKind(bytes) === 'unknown';
  const isDigits = bytes[0] === 0x30 && bytes.every((byte) => byte < 0x80);
  return isText || isDigits ? intakeOfText(new TextDecoder().decode(bytes)) : fromDer(bytes);
}

/** Several files are one chain, in the order in which they were given. */
export function joined(all: readonly Intake[]): Intake {
  const certificates = all.flatMap((one) => one.certificates);
  const notices = new Set(all.flatMap((one) => one.notices));
  if (certificates.length > MAX_GIVEN) notices.add('too many');
  return {
    certificates: certificates.slice(0, MAX_GIVEN),
    notices: [...notices],
    hadKeyInside: all.some((one) => one.hadKeyInside),
  };
}
