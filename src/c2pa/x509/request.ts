import { algorithmOf, type Certificate, keyText, nameOf, publicKeyOf } from './certificate.ts';
import { children, type Der, hex, oid, readDer } from './der.ts';
import { basicConstraints, type Extension, extensionList, keyUsages, purposeIds } from './extensions.ts';
import { PURPOSE_NAMES, SIGNATURE_NAMES } from './names.ts';

/** The attribute with the extensions requested for the certificate (RFC 2985, 5.4.2). */
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
const NO_REQUEST = 'this isn’t a signing request';

function requestedExtensions(attributes: Der | undefined): Extension[] {
  if (attributes?.tag !== 0xa0) return [];
  return children(attributes).flatMap((attribute) => {
    const [id, values] = children(attribute);
    const [list] = id && values && oid(id) === EXTENSION_REQUEST ? children(values) : [];
    return list ? extensionList(list) : [];
  });
}

/**
 * Reads a signing request (PKCS#10) from DER, as the certificate that it requests: without issuer, serial number, and
 * dates, which the CA adds. It's signed with its own key. @throws Error if it isn't one
 * @see https://www.rfc-editor.org/rfc/rfc2986.html#section-4
 */
export function parseRequest(der: Uint8Array): Certificate {
  const [body, outer, bits] = children(readDer(der));
  if (!body || !outer || bits?.tag !== 0x03) throw new Error(NO_REQUEST);
  const [version, subject, key, attributes] = children(body);
  if (version?.tag !== 0x02 || !subject || !key) throw new Error(NO_REQUEST);
  const signatureAlgorithm = algorithmOf(outer);
  const publicKey = publicKeyOf(key);
  const extensions = requestedExtensions(attributes);
  return {
    der,
    version: 3,
    subject: nameOf(subject),
    issuer: [],
    subjectDer: hex(subject.raw),
    issuerDer: '',
    serial: '',
    key: keyText(publicKey),
    publicKey,
    signature: SIGNATURE_NAMES[signatureAlgorithm.id] ?? signatureAlgorithm.id,
    signatureAlgorithm,
    signatureValue: bits.value.subarray(1),
    body: body.raw,
    extensions,
    ...basicConstraints(extensions),
    usages: keyUsages(extensions),
    purposes: purposeIds(extensions).map((id) => PURPOSE_NAMES[id] ?? id),
    hasUniqueIds: false,
    isSelfIssued: false,
  };
}
