import type { Certificate } from '../x509/certificate.ts';
import { type Der, derText, oid, readDer } from '../x509/der.ts';

/** Extensions of certificates that were issued for the conformance program. */
export const LEVEL = '1.3.6.1.4.1.62558.3';
export const RECORD = '1.3.6.1.4.1.62558.4';

const LEVELS: Readonly<Record<string, number>> = { [`${LEVEL}.10`]: 1, [`${LEVEL}.20`]: 2 };
const UTF8 = 0x0c;
const OID = 0x06;

/** The content of an extension that's there once, with nothing after it. */
function only({ extensions }: Certificate, id: string): Der | 'none' | 'unreadable' {
  const [extension, ...more] = extensions.filter((one) => one.id === id);
  if (!extension) return 'none';
  try {
    const content = readDer(extension.value);
    return more.length === 0 && content.raw.length === extension.value.length ? content : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** The assurance level of a certificate; undefined if it has none, or one that isn't known. */
export function levelOf(certificate: Certificate): number | undefined {
  const content = only(certificate, LEVEL);
  return typeof content === 'object' && content.tag === OID ? LEVELS[oid(content)] : undefined;
}

/** The ID of the product's record: a UTF8String of 36 characters. */
export function recordIdOf(certificate: Certificate): { id: string } | 'none' | 'unreadable' {
  const content = only(certificate, RECORD);
  if (typeof content === 'string') return content;
  const id = content.tag === UTF8 ? derText(content) : '';
  return id.length === 36 ? { id } : 'unreadable';
}
