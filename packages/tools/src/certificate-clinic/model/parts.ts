import { MAX_GIVEN } from '@content-credentials/verdict/certificate-rules/chain';
import type { GivenFile } from '@content-credentials/verdict/certificate-rules/finding';
import { type Certificate, parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { certificatesOf, type DerKind, derKind } from '@content-credentials/verdict/x509/der-kind';
import { fromBase64 } from '@content-credentials/verdict/x509/pem';
import { parseRequest } from '@content-credentials/verdict/x509/request';
import type { Secret } from '@content-credentials/verdict/x509/secret';
import type { NoticeKind } from './notices.ts';

/** The parsed input. If it contains a secret, the rest of the input is discarded. */
export interface Intake {
  secret?: Secret;
  certificates: Certificate[];
  /** Signing requests, read as the certificates that they request. */
  requests: Certificate[];
  notices: NoticeKind[];
  /** Markers of parts that aren't certificates, such as `PUBLIC KEY`. */
  besides: string[];
  file: GivenFile;
}

const NOTICE_OF: Readonly<Partial<Record<DerKind | string, NoticeKind>>> = {
  request: 'request',
  'public key': 'public key',
  'revocation list': 'revocation list',
  'CERTIFICATE REQUEST': 'request',
  'NEW CERTIFICATE REQUEST': 'request',
  'PUBLIC KEY': 'public key',
  'RSA PUBLIC KEY': 'public key',
  'X509 CRL': 'revocation list',
};
const CERTIFICATE_BLOCKS = ['CERTIFICATE', 'X509 CERTIFICATE', 'TRUSTED CERTIFICATE'];

export const PEM: GivenFile = { form: 'PEM' };
export const nothing = (...notices: NoticeKind[]): Intake => ({
  certificates: [],
  requests: [],
  notices,
  besides: [],
  file: PEM,
});
export const secretOnly = (secret: Secret): Intake => ({ ...nothing(), secret });

function readCertificates(all: readonly Uint8Array[], file: GivenFile = PEM): Intake {
  const certificates: Certificate[] = [];
  let isDamaged = false;
  for (const der of all.slice(0, MAX_GIVEN + 1))
    try {
      certificates.push(parseCertificate(der));
    } catch {
      isDamaged = true;
    }
  return { ...nothing(...(isDamaged ? (['unreadable'] as const) : [])), certificates, file };
}

export function fromDer(bytes: Uint8Array): Intake {
  const kind = derKind(bytes);
  if (kind === 'certificate') return readCertificates([bytes], { form: 'DER' });
  if (kind === 'certificates') {
    try {
      return readCertificates(certificatesOf(bytes), { form: 'PKCS#7' });
    } catch {
      return nothing('unreadable');
    }
  }
  return { ...nothing(NOTICE_OF[kind] ?? 'nothing'), requests: kind === 'request' ? requestsIn(bytes) : [] };
}

/** The request in DER; undefined if it can't be read. */
function requestsIn(der: Uint8Array): Certificate[] {
  try {
    return [parseRequest(der)];
  } catch {
    return [];
  }
}

function requestsInBase64(body: string): Certificate[] {
  try {
    return requestsIn(fromBase64(body));
  } catch {
    return [];
  }
}

export function fromBlock({ kind, body }: { kind: string; body: string }): Intake {
  const isCertificate = CERTIFICATE_BLOCKS.includes(kind);
  try {
    const bytes = fromBase64(body);
    const found = derKind(bytes);
    if (found === 'revocation list') return { ...nothing(found), besides: [kind] };
    // The SDK also accepts certificates under other PEM labels.
    if (isCertificate || found === 'certificate') return readCertificates([bytes]);
    if (kind === 'PKCS7' || kind === 'CMS') return fromDer(bytes);
  } catch {
    if (isCertificate) return nothing('unreadable');
  }
  const notice = NOTICE_OF[kind];
  const requests = notice === 'request' ? requestsInBase64(body) : [];
  return { ...nothing(...(notice ? [notice] : [])), besides: [kind], requests };
}

/** Parts of one text. */
export function mergeIntakes(all: readonly Intake[]): Intake {
  const notices = all.flatMap((one) => one.notices);
  const holders = all.filter(({ certificates }) => certificates.length > 0);
  const envelopes = holders.filter(({ file }) => file.form !== 'PEM');
  // Among PEM certificates, the SDK reads an envelope as one of them.
  const isMixed = envelopes.length < holders.length;
  return {
    certificates: all.flatMap((one) => one.certificates),
    requests: all.flatMap((one) => one.requests),
    notices: [...new Set(notices)],
    besides: [...all.flatMap((one) => one.besides), ...(isMixed ? envelopes.map(() => 'PKCS7') : [])],
    file: isMixed ? PEM : (envelopes[0]?.file ?? PEM),
  };
}
