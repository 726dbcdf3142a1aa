import { children, type Der, derText, derTime, hex, oid, readDer } from './der.ts';
import {
  ATTRIBUTE_NAMES,
  CURVE_NAMES,
  KEY_NAMES,
  PURPOSE_NAMES,
  SIGNATURE_NAMES,
  USAGE_NAMES,
} from './names.ts';

/** `['O', 'Example Test Org']`; an attribute that we have no name for keeps its number. */
export type NamePart = readonly [attribute: string, value: string];

/** An X.509 certificate, as far as a person wants to read it. */
export interface Certificate {
  der: Uint8Array;
  subject: NamePart[];
  issuer: NamePart[];
  /** Hexadecimal. */
  serial: string;
  notBefore?: Date;
  notAfter?: Date;
  signature: string;
  /** `EC, P-256`, `RSA, 2048 bits`. */
  key: string;
  isAuthority: boolean;
  usages: string[];
  /** Extended key usages: names, or numbers without a name. */
  purposes: string[];
  isSelfIssued: boolean;
}

const CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';

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

function keyOf(info: Der): string {
  const [algorithm, bits] = children(info);
  const [id, parameters] = algorithm ? children(algorithm) : [];
  if (!id || !bits) return 'unknown';
  const number = oid(id);
  const name = KEY_NAMES[number] ?? number;
  if (name === 'EC' && parameters?.tag === 0x06) {
    const curve = oid(parameters);
    return `EC, ${CURVE_NAMES[curve] ?? curve}`;
  }
  if (!name.startsWith('RSA')) return name;
  const [modulus] = children(readDer(bits.value, 1));
  if (!modulus) return name;
  const digits = hex(modulus.value).replace(/^(?:00)+/, '');
  return `${name}, ${digits.length * 4} bits`;
}

/** Extensions by number: the DER in each. */
function extensionsOf(fields: readonly Der[]): Map<string, Der> {
  const holder = fields.find(({ tag }) => tag === 0xa3);
  const list = holder && children(holder)[0];
  const found = new Map<string, Der>();
  for (const extension of list ? children(list) : []) {
    const parts = children(extension);
    const [id] = parts;
    const content = parts.at(-1);
    if (id && content?.tag === 0x04) found.set(oid(id), readDer(content.value));
  }
  return found;
}

function usagesOf(bits: Der | undefined): string[] {
  if (bits?.tag !== 0x03) return [];
  return USAGE_NAMES.filter(
    (_, index) => ((bits.value[1 + (index >> 3)] ?? 0) & (0x80 >> (index & 7))) !== 0,
  );
}

/** Reads a certificate from DER. @throws Error when it is none */
export function parseCertificate(der: Uint8Array): Certificate {
  const [body] = children(readDer(der));
  if (!body) throw new Error('this is not a certificate');
  const fields = children(body);
  // The version is left out in certificates of version 1.
  const [serial, algorithm, issuer, validity, subject, key] =
    fields[0]?.tag === 0xa0 ? fields.slice(1) : fields;
  if (serial?.tag !== 0x02 || !algorithm || !issuer || !validity || !subject || !key)
    throw new Error('this is not a certificate');
  const [signature] = children(algorithm);
  if (!signature) throw new Error('this is not a certificate');
  const [from, to] = children(validity);
  const extensions = extensionsOf(fields);
  const constraints = extensions.get(CONSTRAINTS);
  const purposes = extensions.get(EXTENDED_KEY_USAGE);
  const number = oid(signature);
  return {
    der,
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    serial: hex(serial.value),
    notBefore: from && derTime(from),
    notAfter: to && derTime(to),
    signature: SIGNATURE_NAMES[number] ?? number,
    key: keyOf(key),
    isAuthority: constraints !== undefined && children(constraints)[0]?.tag === 0x01,
    usages: usagesOf(extensions.get(KEY_USAGE)),
    purposes: purposes ? children(purposes).map((one) => PURPOSE_NAMES[oid(one)] ?? oid(one)) : [],
    isSelfIssued: hex(issuer.raw) === hex(subject.raw),
  };
}

/** What to call somebody: the common name, else the organisation, else whatever there is. */
export const shortName = (name: readonly NamePart[]): string =>
  (name.find(([key]) => key === 'CN') ?? name.find(([key]) => key === 'O') ?? name[0])?.[1] ??
  'without a name';
