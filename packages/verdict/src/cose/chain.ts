import { type Cbor, decodeCbor } from '../cbor/decode.ts';
import { cborAt } from '../jumbf.ts';

/** The header parameter of the certificate chain (RFC 9360); older signers wrote its name. */
const X5CHAIN = [33, 'x5chain'] as const;

function chainIn(header: Cbor): Uint8Array[] | undefined {
  if (!(header instanceof Map)) return undefined;
  for (const key of X5CHAIN) {
    const found = header.get(key);
    if (found instanceof Uint8Array) return [found];
    if (Array.isArray(found)) return found.filter((one) => one instanceof Uint8Array);
  }
  return undefined;
}

/**
 * The certificates in a COSE_Sign1, as DER, the signer's first.
 * @throws Error if the bytes aren't a COSE_Sign1
 * @see https://www.rfc-editor.org/rfc/rfc9052.html#section-4.2
 * @see https://www.rfc-editor.org/rfc/rfc9360.html#section-2
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#x509_certificates
 */
export function coseChain(cose: Uint8Array): Uint8Array[] {
  const sign1 = decodeCbor(cose);
  if (!Array.isArray(sign1) || sign1.length !== 4) throw new Error('this isn’t a COSE_Sign1');
  const [wrapped, open] = sign1;
  const covered = wrapped instanceof Uint8Array && wrapped.length > 0 ? decodeCbor(wrapped) : undefined;
  return chainIn(covered) ?? chainIn(open) ?? [];
}

/**
 * The certificates that a manifest was signed with, as DER, the signer's first. The SDK's report names only the signer,
 * so they're read from the manifest store itself; empty if it can't be parsed.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_digital_signatures
 */
export function manifestChain(store: Uint8Array, manifest: string): Uint8Array[] {
  try {
    const cose = cborAt(store, manifest, ['c2pa.signature']);
    return cose ? coseChain(cose) : [];
  } catch {
    return [];
  }
}

/**
 * The certificates of a CAWG identity assertion signed with one (`cawg.x509.cose`), the holder's first; empty for identity
 * claims aggregation, which is signed with a DID's key.
 * @param label of the assertion: `cawg.identity`, `cawg.identity__1`
 */
export function identityChain(store: Uint8Array, manifest: string, label: string): Uint8Array[] {
  try {
    const bytes = cborAt(store, manifest, ['c2pa.assertions', label]);
    const assertion = bytes && decodeCbor(bytes);
    const signature = assertion instanceof Map ? assertion.get('signature') : undefined;
    return signature instanceof Uint8Array ? coseChain(signature) : [];
  } catch {
    return [];
  }
}
