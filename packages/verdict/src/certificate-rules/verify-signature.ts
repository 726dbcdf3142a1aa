import type { Certificate, PublicKey } from '../x509/certificate.ts';
import { children, readDer } from '../x509/der.ts';
import { HASHES, pssParameters } from './pss.ts';

/** `unknown` if the browser doesn't support the algorithm or the key. */
export type SignatureState = 'good' | 'bad' | 'unknown';

interface Method {
  key: RsaHashedImportParams | EcKeyImportParams | Algorithm;
  verify: AlgorithmIdentifier | RsaPssParams | EcdsaParams;
  /** Bytes of each half of an ECDSA signature. */
  half?: number;
}

const RSA: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
};
const ECDSA: Readonly<Record<string, string>> = {
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};
const CURVES: Readonly<Record<string, readonly [name: string, half: number]>> = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
};
const PSS = '1.2.840.113549.1.1.10';
const ED25519 = '1.3.101.112';

/** How to verify a signature with Web Crypto; undefined if it can't. */
function methodOf({ signatureAlgorithm: { id, parameters } }: Certificate, { curve = '' }: PublicKey) {
  const rsa = RSA[id];
  const ecdsa = ECDSA[id];
  const [namedCurve, half] = CURVES[curve] ?? [];
  let method: Method | undefined;
  if (rsa) {
    const name = 'RSASSA-PKCS1-v1_5';
    method = { key: { name, hash: rsa }, verify: { name } };
  } else if (ecdsa && namedCurve) {
    method = { key: { name: 'ECDSA', namedCurve }, verify: { name: 'ECDSA', hash: ecdsa }, half };
  } else if (id === PSS) {
    const { hash = '', saltLength } = pssParameters(parameters) ?? {};
    const name = HASHES[hash];
    if (name && saltLength !== undefined)
      method = { key: { name: 'RSA-PSS', hash: name }, verify: { name: 'RSA-PSS', saltLength } };
  } else if (id === ED25519) {
    method = { key: { name: 'Ed25519' }, verify: { name: 'Ed25519' } };
  }
  return method;
}

/** An ECDSA signature in Web Crypto's format: both numbers at full length. Certificates have them in DER. */
function fixedLength(signature: Uint8Array, half: number): Uint8Array<ArrayBuffer> | undefined {
  const numbers = children(readDer(signature)).map(({ value }) => {
    const zeros = value.findIndex((byte) => byte !== 0);
    return value.subarray(zeros === -1 ? value.length : zeros);
  });
  const fits = numbers.length === 2 && numbers.every(({ length }) => length <= half);
  if (!fits) return undefined;
  const joined = new Uint8Array(2 * half);
  for (const [index, number] of numbers.entries()) joined.set(number, (index + 1) * half - number.length);
  return joined;
}

/** Whether a key's holder signed a certificate. Never throws. */
export async function signatureState(certificate: Certificate, issuer: PublicKey): Promise<SignatureState> {
  const method = methodOf(certificate, issuer);
  // A page that isn't served securely doesn't have Web Crypto.
  const { subtle } = globalThis.crypto ?? {};
  if (!method || !subtle) return 'unknown';
  let key: CryptoKey;
  try {
    key = await subtle.importKey('spki', new Uint8Array(issuer.info), method.key, false, ['verify']);
  } catch {
    return 'unknown';
  }
  try {
    const { signatureValue } = certificate;
    const signature = method.half ? fixedLength(signatureValue, method.half) : new Uint8Array(signatureValue);
    if (!signature) return 'bad';
    const isGood = await subtle.verify(method.verify, key, signature, new Uint8Array(certificate.body));
    return isGood ? 'good' : 'bad';
  } catch {
    return 'bad';
  }
}
