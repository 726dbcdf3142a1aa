import { type Certificate, parseCertificate } from '../x509/certificate.ts';
import { children, type Der, hex, oid, readDer } from '../x509/der.ts';
import { contentOf, EXTENSION } from '../x509/extensions.ts';

const SIGNED_DATA = '1.2.840.113549.1.7.2';

/** The certificates in a time-stamp token: that of its signer, and the others. */
export interface StampChain {
  signer: Certificate;
  others: Certificate[];
}

/** The SignedData in a token, or in the response of an authority, which old claims contain. */
function signedData(bytes: Uint8Array): Der | undefined {
  const outer = children(readDer(bytes));
  const [type, content] = outer[0]?.tag === 0x06 ? outer : outer[1] ? children(outer[1]) : [];
  if (type?.tag !== 0x06 || oid(type) !== SIGNED_DATA || content?.tag !== 0xa0) return undefined;
  return children(content)[0];
}

/** Whether a SignerInfo names this certificate, by issuer and serial number or by key identifier. */
function isNamed(id: Der, { serial, issuerDer, extensions }: Certificate): boolean {
  if (id.tag === 0x80) {
    const key = contentOf(extensions, EXTENSION.subjectKeyIdentifier);
    return key !== undefined && hex(key.value) === hex(id.value);
  }
  const [issuer, number] = children(id);
  return issuer !== undefined && hex(issuer.raw) === issuerDer && hex(number?.value ?? id.value) === serial;
}

/**
 * The certificates of a time-stamp token (RFC 3161). A token with more than one signer, or whose signer could be more
 * than one certificate, counts as unreadable: two readers could pick different ones.
 * @returns undefined if it can't be read; never throws
 * @see https://www.rfc-editor.org/rfc/rfc3161.html#section-2.4.2
 * @see https://www.rfc-editor.org/rfc/rfc5652.html#section-5
 */
export function stampChain(token: Uint8Array): StampChain | undefined {
  try {
    const data = signedData(token);
    const fields = data ? children(data) : [];
    const certificates = fields
      .filter(({ tag }) => tag === 0xa0)
      .flatMap(children)
      .map(({ raw }) => parseCertificate(raw));
    const last = fields.at(-1);
    const [info, ...more] = last?.tag === 0x31 ? children(last) : [];
    const [, id] = info ? children(info) : [];
    const named = id ? certificates.filter((one) => isNamed(id, one)) : [];
    const [signer] = named;
    if (!signer || named.length > 1 || more.length > 0) return undefined;
    return { signer, others: certificates.filter((one) => one !== signer) };
  } catch {
    return undefined;
  }
}
