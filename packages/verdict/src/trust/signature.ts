import { type Cbor, decodeCbor } from '../cbor/decode.ts';
import { field, manifestsOf } from '../coverage/manifests.ts';
import { boxes, cborAt, type Superbox, superbox, wholeBoxes } from '../jumbf.ts';
import { type Certificate, parseCertificate } from '../x509/certificate.ts';
import { children, type Der, hex, oid, readDer } from '../x509/der.ts';
import { contentOf, EXTENSION } from '../x509/extensions.ts';

/** What trust in a manifest's signature depends on. */
export interface SignatureParts {
  /** The signer's certificate first. */
  chain: Certificate[];
  /** Time-stamp tokens for it, wherever they are in the store. */
  tokens: Uint8Array[];
}

const SIGNATURE = 'c2pa.signature';
const ASSERTIONS = 'c2pa.assertions';
const TIME_STAMP = /^c2pa\.time-stamp(?:__\d+)?$/;

const listOf = (value: Cbor): Cbor[] => (Array.isArray(value) ? value : []);
const isBytes = (value: Cbor): value is Uint8Array => value instanceof Uint8Array;

/** The only child with a label. @throws Error if there are several, because two readers could pick different ones */
function onlyChild(store: Uint8Array, parent: Superbox, label: string): Superbox | undefined {
  const [found, ...more] = wholeBoxes(store, parent)
    .flatMap((box) => superbox(store, box) ?? [])
    .filter((one) => one.label === label);
  if (more.length > 0) throw new Error(`two boxes called ${label}`);
  return found;
}

function onlyCbor(store: Uint8Array, box: Superbox): Uint8Array {
  const [found, ...more] = [...boxes(store, box.from, box.to)].filter(({ type }) => type === 'cbor');
  if (!found || more.length > 0) throw new Error('not exactly one CBOR box');
  return store.subarray(found.from, found.to);
}

/** The chain in a COSE_Sign1's headers. @throws Error unless there's exactly one, wherever a reader looks */
function onlyChain(headers: readonly Cbor[]): Certificate[] {
  const all = headers.flatMap((header) =>
    header instanceof Map ? [header.get(33), header.get('x5chain')].filter((one) => one !== undefined) : [],
  );
  const [found] = all;
  const parts = isBytes(found) ? [found] : listOf(found);
  if (all.length !== 1 || parts.length === 0) throw new Error('not exactly one certificate chain');
  return parts.map((one) => {
    if (!isBytes(one)) throw new Error('a certificate that isn’t bytes');
    return parseCertificate(one);
  });
}

/** The tokens in a signature's unprotected header (C2PA 2.4, §10.3.2.5). @throws Error if there are several */
function ownTokens(open: Cbor): Uint8Array[] {
  const found = [field(open, 'sigTst2'), field(open, 'sigTst')].filter((one) => one !== undefined);
  const tokens = found.flatMap((one) => listOf(field(one, 'tstTokens'))).map((one) => field(one, 'val'));
  if (tokens.length > 1 || !tokens.every(isBytes)) throw new Error('not exactly one time stamp');
  return tokens;
}

/** The tokens for a manifest in the time-stamp assertions of the store (C2PA 2.4, §18.17). */
function assertedTokens(store: Uint8Array, manifest: string): Uint8Array[] {
  return [...manifestsOf(store).values()].flatMap((box) => {
    const assertions = onlyChild(store, box, ASSERTIONS);
    if (!assertions) return [];
    return wholeBoxes(store, assertions)
      .flatMap((one) => superbox(store, one) ?? [])
      .filter(({ label }) => TIME_STAMP.test(label))
      .flatMap((one) => field(decodeCbor(onlyCbor(store, one)), manifest) ?? [])
      .filter(isBytes);
  });
}

const partsOf = (cose: Uint8Array): { headers: Cbor[]; open: Cbor } => {
  const [wrapped, open] = listOf(decodeCbor(cose, { isWhole: true }));
  if (!isBytes(wrapped)) throw new Error('this isn’t a COSE_Sign1');
  return { headers: [decodeCbor(wrapped, { isWhole: true }), open], open };
};

/**
 * The certificates and time stamps of a manifest's signature. The SDK verified the signature with the certificate that
 * it found, so this accepts only a store in which every reader finds the same one.
 * @returns undefined if the store, or the signature, can be read in two ways; never throws
 */
export function claimSignature(store: Uint8Array, manifest: string): SignatureParts | undefined {
  try {
    const box = manifestsOf(store).get(manifest);
    const signature = box && onlyChild(store, box, SIGNATURE);
    if (!signature) return undefined;
    const { headers, open } = partsOf(onlyCbor(store, signature));
    return {
      chain: onlyChain(headers),
      tokens: [...ownTokens(open), ...assertedTokens(store, manifest)],
    };
  } catch {
    return undefined;
  }
}

/** The same for an identity that was signed with a certificate (CAWG Identity Assertion 1.2, §8.2). */
export function identitySignature(
  store: Uint8Array,
  manifest: string,
  label: string,
): SignatureParts | undefined {
  try {
    manifestsOf(store);
    const bytes = cborAt(store, manifest, [ASSERTIONS, label]);
    const signature = bytes && field(decodeCbor(bytes, { isWhole: true }), 'signature');
    if (!isBytes(signature)) return undefined;
    const { headers, open } = partsOf(signature);
    return { chain: onlyChain(headers), tokens: ownTokens(open) };
  } catch {
    return undefined;
  }
}

const SIGNED_DATA = '1.2.840.113549.1.7.2';

/** The certificates in a time-stamp token: that of its signer, and the others. */
interface StampChain {
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
    const held = fields.filter(({ tag }) => tag === 0xa0).flatMap(children);
    // The same certificate twice isn't two that a reader could choose from.
    const certificates = [...new Map(held.map(({ raw }) => [hex(raw), parseCertificate(raw)])).values()];
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
