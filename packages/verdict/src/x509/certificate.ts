import { children, type Der, derText, derTime, hex, oid, readDer } from './der.ts';
import { basicConstraints, type Extension, extensionsOf, keyUsages, purposeIds } from './extensions.ts';
import { ATTRIBUTE_NAMES, CURVE_NAMES, KEY_NAMES, PURPOSE_NAMES, SIGNATURE_NAMES } from './names.ts';

/** `['O', 'Example Test Org']`; an attribute without a known name has its object identifier. */
export type NamePart = readonly [attribute: string, value: string];

/** An algorithm's object identifier, with its parameters. */
export interface AlgorithmId {
  id: string;
  parameters?: Der;
}

export interface PublicKey {
  algorithm: AlgorithmId;
  /** Object identifier of an EC key's named curve. */
  curve?: string;
  /** Modulus length of an RSA key, in bits. */
  bits?: number;
  /** The whole SubjectPublicKeyInfo. */
  info: Uint8Array;
}

/** An X.509 certificate, with the fields that people read and checks need. */
export interface Certificate {
  der: Uint8Array;
  /** 1 to 3. */
  version: number;
  subject: NamePart[];
  issuer: NamePart[];
  /** The names as encoded, for comparison: hexadecimal DER. */
  subjectDer: string;
  issuerDer: string;
  /** Hexadecimal. */
  serial: string;
  notBefore?: Date;
  notAfter?: Date;
  /** `EC, P-256`, `RSA, 2048 bits`. */
  key: string;
  publicKey: PublicKey;
  /** The signature algorithm, in words. */
  signature: string;
  signatureAlgorithm: AlgorithmId;
  signatureValue: Uint8Array;
  /** What the issuer signed. */
  body: Uint8Array;
  extensions: Extension[];
  isAuthority: boolean;
  /** Maximum number of CAs below this one. */
  pathLength?: number;
  usages: string[];
  /** Extended key usages: names, or object identifiers without a name. */
  purposes: string[];
  /** The obsolete unique identifiers of issuer or subject. */
  hasUniqueIds: boolean;
  isSelfIssued: boolean;
}

const NO_CERTIFICATE = 'this isn’t a certificate';

function nameOf(sequence: Der): NamePart[] {
  return children(sequence).flatMap((set) =>
    children(set).flatMap((pair) => {
      const [attribute, value] = children(pair);
      if (!attribute || !value) return [];
      const number = oid(attribute);
      return [[ATTRIBUTE_NAMES[number] ?? number, derText(value)] as const];
    }),
  );
}

function algorithmOf(sequence: Der): AlgorithmId {
  const [id, parameters] = children(sequence);
  if (!id) throw new Error(NO_CERTIFICATE);
  return { id: oid(id), parameters };
}

function publicKeyOf(info: Der): PublicKey {
  const [sequence, value] = children(info);
  if (!sequence || !value) throw new Error(NO_CERTIFICATE);
  const algorithm = algorithmOf(sequence);
  const name = KEY_NAMES[algorithm.id] ?? '';
  const key = { algorithm, info: info.raw };
  if (name === 'EC')
    return algorithm.parameters?.tag === 0x06 ? { ...key, curve: oid(algorithm.parameters) } : key;
  if (!name.startsWith('RSA')) return key;
  const [modulus] = children(readDer(value.value, 1));
  if (!modulus) return key;
  const zeros = Math.max(
    0,
    modulus.value.findIndex((byte) => byte !== 0),
  );
  const first = modulus.value[zeros] ?? 0;
  return { ...key, bits: (modulus.value.length - zeros) * 8 - (Math.clz32(first) - 24) };
}

function keyText({ algorithm, curve, bits }: PublicKey): string {
  const name = KEY_NAMES[algorithm.id] ?? algorithm.id;
  if (curve !== undefined) return `${name}, ${CURVE_NAMES[curve] ?? curve}`;
  return bits === undefined ? name : `${name}, ${bits} bits`;
}

interface SignedParts {
  der: Uint8Array;
  body: Der;
  algorithm: Der;
  signature: Der;
  subject: Der;
  key: Der;
  extensions: Extension[];
}

/** What a certificate and a signing request both have: a name, a key, extensions, and a signature over them. */
export function signedFields({ der, body, algorithm, signature, subject, key, extensions }: SignedParts) {
  const signatureAlgorithm = algorithmOf(algorithm);
  const publicKey = publicKeyOf(key);
  return {
    der,
    subject: nameOf(subject),
    subjectDer: hex(subject.raw),
    key: keyText(publicKey),
    publicKey,
    signature: SIGNATURE_NAMES[signatureAlgorithm.id] ?? signatureAlgorithm.id,
    signatureAlgorithm,
    signatureValue: signature.value.subarray(1),
    body: body.raw,
    extensions,
    ...basicConstraints(extensions),
    usages: keyUsages(extensions),
    purposes: purposeIds(extensions).map((id) => PURPOSE_NAMES[id] ?? id),
  };
}

/**
 * Parses a certificate from DER.
 * @throws Error if it isn't one
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.1
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#x509_certificates
 */
export function parseCertificate(der: Uint8Array): Certificate {
  const [body, algorithm, signature] = children(readDer(der));
  if (!body || !algorithm || signature?.tag !== 0x03) throw new Error(NO_CERTIFICATE);
  const fields = children(body);
  // Certificates of version 1 omit the version.
  const hasVersion = fields[0]?.tag === 0xa0;
  const [serial, innerAlgorithm, issuer, validity, subject, key] = hasVersion ? fields.slice(1) : fields;
  if (serial?.tag !== 0x02 || !innerAlgorithm || !issuer || !validity || !subject || !key)
    throw new Error(NO_CERTIFICATE);
  const [version] = hasVersion && fields[0] ? children(fields[0]) : [];
  const [from, to] = children(validity);
  const extensions = extensionsOf(fields);
  const signed = signedFields({ der, body, algorithm, signature, subject, key, extensions });
  const issuerDer = hex(issuer.raw);
  return {
    ...signed,
    version: (version?.value.at(-1) ?? 0) + 1,
    issuer: nameOf(issuer),
    issuerDer,
    serial: hex(serial.value),
    notBefore: from && derTime(from),
    notAfter: to && derTime(to),
    hasUniqueIds: fields.some(({ tag }) => tag === 0x81 || tag === 0x82),
    isSelfIssued: issuerDer === signed.subjectDer,
  };
}

/** A display name: the common name, the organization, or whatever there is. */
export const shortName = (name: readonly NamePart[]): string =>
  (name.find(([key]) => key === 'CN') ?? name.find(([key]) => key === 'O') ?? name[0])?.[1] ??
  'without a name';
