import { type Certificate, signedFields } from './certificate.ts';
import { children, type Der, oid, readDer } from './der.ts';
import { type Extension, extensionList } from './extensions.ts';

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
  const [body, algorithm, signature] = children(readDer(der));
  if (!body || !algorithm || signature?.tag !== 0x03) throw new Error(NO_REQUEST);
  const [version, subject, key, attributes] = children(body);
  if (version?.tag !== 0x02 || !subject || !key) throw new Error(NO_REQUEST);
  const extensions = requestedExtensions(attributes);
  return {
    ...signedFields({ der, body, algorithm, signature, subject, key, extensions }),
    version: 3,
    issuer: [],
    issuerDer: '',
    serial: '',
    hasUniqueIds: false,
    isSelfIssued: false,
  };
}
