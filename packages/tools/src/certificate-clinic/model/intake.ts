import { MAX_GIVEN } from '@content-credentials/verdict/certificate-rules/chain';
import type { LostPart } from '@content-credentials/verdict/certificate-rules/finding';
import { sdkReading } from '@content-credentials/verdict/certificate-rules/sdk-pem';
import { derKind } from '@content-credentials/verdict/x509/der-kind';
import { fromBase64, pemBlocks } from '@content-credentials/verdict/x509/pem';
import { secretInBytes, secretInText } from '@content-credentials/verdict/x509/secret';
import type { NoticeKind } from './notices.ts';
import { fromBlock, fromDer, type Intake, mergeIntakes, nothing, PEM, secretOnly } from './parts.ts';

export type { Intake } from './parts.ts';

/** The maximum input size. Chains are a few kilobytes. */
export const MAX_BYTES = 2_000_000;

const BARE_BASE64 = /^[A-Za-z0-9+/\s]{100,}={0,2}\s*$/;
const PUBLIC_FORMS =
  /^\s*(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-\S+|sk-\S+@openssh\.com)\s+AAAA|BEGIN SSH2 PUBLIC KEY|["']kty["']\s*:/m;

function readText(whole: string): Intake {
  const blocks = pemBlocks(whole);
  if (blocks.length === 0 && BARE_BASE64.test(whole)) {
    try {
      const read = fromDer(fromBase64(whole));
      return read.file.form === 'DER' ? { ...read, file: { form: 'base64' } } : read;
    } catch {
      return nothing('nothing');
    }
  }
  const read = mergeIntakes(blocks.map(fromBlock));
  const begun = whole.match(/-----BEGIN [A-Z0-9 ]*CERTIFICATE-----/g)?.length ?? 0;
  const whollyThere = blocks.filter(({ kind }) => kind.endsWith('CERTIFICATE')).length;
  const notices = [...(begun > whollyThere ? (['cut off'] as const) : []), ...read.notices];
  if (read.certificates.length > 0 || notices.length > 0) return { ...read, notices };
  return nothing(PUBLIC_FORMS.test(whole) ? 'public key' : 'nothing');
}

/** Reads a text. If it contains a private key anywhere, reading stops and the rest of the text is discarded. */
export function intakeOfText(given: string): Intake {
  if (given.length > MAX_BYTES) return nothing('too large');
  const secret = secretInText(given);
  if (secret) return secretOnly(secret);
  // In an environment variable, a chain's line breaks may be written as `\n`.
  const read = readText(given.includes('\\n') ? given.replaceAll('\\n', '\n') : given);
  return { ...read, file: { ...read.file, reading: sdkReading(given) } };
}

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Reads a file, whether it's DER or text. A file that starts like DER isn't text that a person typed. */
export async function intakeOfFile(blob: Blob): Promise<Intake> {
  if (blob.size > MAX_BYTES) return nothing('too large');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const secret = secretInBytes(bytes);
  if (secret) return secretOnly(secret);
  // Keeps the byte order mark: the SDK doesn't skip it either.
  const asSdkSees = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const reading = sdkReading(asSdkSees);
  const isDigits = bytes[0] === 0x30 && bytes.every((byte) => byte < 0x80);
  const isDer = !isDigits && (bytes[0] === 0x30 || derKind(bytes) !== 'unknown');
  if (isDer) {
    const read = fromDer(bytes);
    return { ...read, file: { ...read.file, reading } };
  }
  if (!isUtf16(bytes)) return intakeOfText(asSdkSees);
  const read = readText(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes));
  return { ...read, file: { ...read.file, reading } };
}

/** Combines several files into one input. If any of them contains a private key, reading stops. */
export function joinIntakes(all: readonly Intake[]): Intake {
  const secrets = all.flatMap(({ secret }) => secret ?? []);
  const [worst] = secrets.includes('private key') ? (['private key'] as const) : secrets;
  if (worst) return secretOnly(worst);
  const read = mergeIntakes(all);
  const [only] = all;
  const isMany = read.certificates.length > MAX_GIVEN;
  return {
    ...read,
    // A public key in a separate file isn't part of the chain file.
    besides: all.flatMap((one) => (one.certificates.length > 0 ? one.besides : [])),
    certificates: read.certificates.slice(0, MAX_GIVEN),
    notices: isMany ? [...read.notices, 'too many'] : read.notices,
    file: all.length > 1 ? { form: 'several files' } : (only?.file ?? PEM),
  };
}

const isLost = (kind: NoticeKind): kind is LostPart =>
  kind === 'cut off' || kind === 'unreadable' || kind === 'too many';

/** Parts of the input that verdicts don't cover. */
export const lostParts = ({ notices }: Intake): LostPart[] => notices.filter(isLost);

/** Notices shown with a verdict. The verdict itself says what's missing. */
export const hintsOf = ({ notices }: Intake): NoticeKind[] => notices.filter((kind) => !isLost(kind));
