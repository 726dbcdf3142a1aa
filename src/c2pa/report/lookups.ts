import type { Certificate } from '../x509/certificate.ts';
import { ocspAddresses } from '../x509/extensions.ts';

/** Something that can't be checked without contacting a host, which the file names. */
export interface Lookup {
  what: 'identity' | 'revocation';
  /** What is looked up: a DID, or the address of an OCSP responder. */
  subject: string;
  host: string;
  /** What to allow so that it's looked up, such as `https://example.com`; undefined where a page can't do that. */
  origin?: string;
}

/** Names that mean this device or its own network. A page of the web has no business there. */
const PRIVATE = /^(?:localhost|[\d.]+|.*:.*|[^.]+|.*\.(?:localhost|local|internal|home\.arpa|lan))$/i;

/** Whether a host has a public name, as far as the name tells. */
export const isPublicHost = (hostname: string): boolean => !PRIVATE.test(hostname);

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * What it takes to resolve a DID of the method `web`.
 * @see https://w3c-ccg.github.io/did-method-web/#read-resolve the host is the part before the first colon, with the
 * colon before a port written as `%3A`
 * @returns undefined for every other DID: those need no host, or no way to resolve them is known
 */
export function didLookup(did: string): Lookup | undefined {
  const written = /^did:web:([^:/?#]+)/.exec(did)?.[1];
  if (written === undefined) return undefined;
  const url = urlOf(`https://${written.replace(/%3a/i, ':')}/`);
  // What doesn't come back as it was written is no host: `a@b`, a percent sign, an address in another notation.
  const isHost =
    url !== undefined &&
    url.host.toLowerCase() ===
      written.replace(/%3a(?:443$)?/i, (found) => (found.length > 3 ? '' : ':')).toLowerCase();
  if (!url || !isHost) return { what: 'identity', subject: did, host: written };
  const canAsk = isPublicHost(url.hostname);
  return { what: 'identity', subject: did, host: url.host, ...(canAsk && { origin: url.origin }) };
}

/**
 * What it takes to learn whether a certificate was revoked.
 * @param certificate of the signer
 * @returns undefined when the certificate names no OCSP responder
 */
export function revocationLookup(certificate: Certificate | undefined): Lookup | undefined {
  const subject = certificate && ocspAddresses(certificate.extensions)[0];
  const url = subject === undefined ? undefined : urlOf(subject);
  if (!subject || !url) return undefined;
  // Most responders speak http only, which a page that came over https can't use.
  const canAsk = url.protocol === 'https:' && isPublicHost(url.hostname);
  return { what: 'revocation', subject, host: url.host, ...(canAsk && { origin: url.origin }) };
}
