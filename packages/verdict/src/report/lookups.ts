import type { Certificate } from '../x509/certificate.ts';
import { ocspAddresses } from '../x509/extensions.ts';

/** Something that can't be checked without contacting a host that the file names. */
export interface Lookup {
  what: 'identity' | 'revocation' | 'manifest';
  /** What is looked up: a DID, or the address of an OCSP responder or a manifest store. */
  subject: string;
  host: string;
  /** What to allow so that it can be looked up, such as `https://example.com`; undefined if a page can't look it up. */
  origin?: string;
}

/** Names for this device or its network, which a web page must not contact. */
const PRIVATE =
  /^(?:[\d.]+|.*:.*|[^.]+|.*\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|home\.arpa|lan))$/i;

/** Whether a host's name looks public. */
export function isPublicHost(hostname: string): boolean {
  // A name can end with a dot, and `localhost.` is this device, too. Some resolvers ignore more dots.
  const name = hostname.replace(/\.+$/, '');
  return name !== '' && !PRIVATE.test(name);
}

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * The lookup that resolves a DID with the method `web`.
 * @see https://w3c-ccg.github.io/did-method-web/#read-resolve the host is the part before the first colon, with the
 * colon before a port written as `%3A`
 * @returns undefined for every other DID: those need no host, or no way to resolve them is known
 */
export function didLookup(did: string): Lookup | undefined {
  const written = /^did:web:([^:/?#]+)/.exec(did)?.[1];
  if (written === undefined) return undefined;
  const url = urlOf(`https://${written.replace(/%3a/i, ':')}/`);
  // Anything that parses to something else isn't a host: `a@b`, a percent sign, an address in another notation.
  const isHost =
    url !== undefined &&
    url.host.toLowerCase() ===
      written.replace(/%3a(?:443$)?/i, (found) => (found.length > 3 ? '' : ':')).toLowerCase();
  if (!url || !isHost) return { what: 'identity', subject: did, host: written };
  const canAsk = isPublicHost(url.hostname);
  return { what: 'identity', subject: did, host: url.host, ...(canAsk && { origin: url.origin }) };
}

/**
 * The lookup that tells whether a certificate was revoked.
 * @param certificate of the signer
 * @returns undefined when the certificate names no OCSP responder
 */
export function revocationLookup(certificate: Certificate | undefined): Lookup | undefined {
  const subject = certificate && ocspAddresses(certificate.extensions)[0];
  const url = subject === undefined ? undefined : urlOf(subject);
  if (!subject || !url) return undefined;
  // Most responders support only http, which an https page can't use.
  const canAsk = url.protocol === 'https:' && isPublicHost(url.hostname);
  return { what: 'revocation', subject, host: url.host, ...(canAsk && { origin: url.origin }) };
}

/**
 * The lookup that fetches a remote manifest. Its address is whatever the file says.
 * @param ownHost host of the page, which may always be asked
 * @returns undefined for something other than a web address
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_embedding_a_reference_to_an_externally_stored_manifest
 */
export function manifestLookup(address: string, ownHost?: string): Lookup | undefined {
  const url = urlOf(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isOwn = url.host === ownHost;
  // A user name looks like a host: `https://known.example@other.example/`.
  const isSafe = url.protocol === 'https:' && isPublicHost(url.hostname) && !url.username && !url.password;
  return {
    what: 'manifest',
    subject: address,
    host: url.host,
    ...((isOwn || isSafe) && { origin: url.origin }),
  };
}
