import { children, readDer } from '@content-credentials/verdict/x509/der';
import { issueCertificate, newHolder } from '@content-credentials/verdict/x509/issue';
import { PURPOSE } from '@content-credentials/verdict/x509/names';
import { sha } from './bytes.ts';
import { cborOf, Entries } from './cbor.ts';
import { der, ecdsaDer, octets, oid, sequence, set, small, time } from './der.ts';
import { honestSigner, type Signer, signerWith } from './signer.ts';

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsa: '1.2.840.10045.4.3.2',
  policy: '1.2.3.4.1',
};
const SHA256 = sequence(oid(OID.sha256));
const DAY = 86_400_000;

/** A time-stamping authority. */
export interface StampAuthority {
  certificate: Uint8Array;
  key: CryptoKey;
  /** The certificate above it, which the token also contains. */
  root: Uint8Array;
}

/** The forger's own time-stamping authority, which isn't on any trust list. */
async function authority(name: string): Promise<StampAuthority> {
  const root = await newHolder({ O: 'Forgery kit', CN: `${name}: root` });
  const leaf = await newHolder({ O: 'Forgery kit', CN: name });
  const term = { notBefore: new Date(Date.now() - 4000 * DAY), notAfter: new Date(Date.now() + 365 * DAY) };
  const certificate = await issueCertificate(leaf, root, { ...term, purposes: [PURPOSE.timeStamping] });
  return {
    certificate,
    key: leaf.keys.privateKey,
    root: await issueCertificate(root, root, { ...term, levels: 1 }),
  };
}

/** A certificate's issuer and serial number, as a signature refers to it. */
function issuerAndSerial(certificate: Uint8Array) {
  const [tbs] = children(readDer(certificate));
  const [, serial, , issuer] = tbs ? children(tbs) : [];
  if (!serial || !issuer) throw new Error('a certificate has an issuer and a serial number');
  return sequence(issuer.raw, serial.raw);
}

export interface StampOptions {
  /** The claimed time. */
  when?: Date;
  /** Part of the authority's name; a URL here could make readers open it. */
  name?: string;
  /** Who signs it; by default, the forger's own authority. */
  by?: StampAuthority;
  /** The certificates in it; by default, the authority's and the one above it. */
  held?: (by: StampAuthority) => readonly Uint8Array[];
  /** How its signer is named; by default, by issuer and serial number. */
  named?: (certificate: Uint8Array) => Uint8Array;
  /** How often its signer is named. */
  signers?: number;
}

/** A time-stamp token (RFC 3161) for these bytes, signed by the forger's authority. */
export async function timeStampToken(
  message: Uint8Array,
  {
    when = new Date(),
    name = 'Forged time stamps',
    by,
    held,
    named = issuerAndSerial,
    signers = 1,
  }: StampOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const own = by ?? (await authority(name));
  const { certificate, key, root } = own;
  const uri = der(0xa0, der(0x86, name));
  const info = sequence(
    small(1),
    oid(OID.policy),
    sequence(SHA256, octets(sha('sha256', message))),
    small(1),
    time(when),
    ...(name.startsWith('http') ? [uri] : []),
  );
  const attributes = [
    sequence(oid(OID.contentType), set(oid(OID.timeStampInfo))),
    sequence(oid(OID.messageDigest), set(octets(sha('sha256', info)))),
    sequence(
      oid(OID.signingCertificate),
      set(sequence(sequence(sequence(octets(sha('sha256', certificate)))))),
    ),
  ];
  attributes.sort((one, other) => Buffer.compare(one, other));
  const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, set(...attributes));
  const signer = sequence(
    small(1),
    named(certificate),
    SHA256,
    der(0xa0, ...attributes),
    sequence(oid(OID.ecdsa)),
    octets(ecdsaDer(new Uint8Array(raw))),
  );
  const signed = sequence(
    small(3),
    set(SHA256),
    sequence(oid(OID.timeStampInfo), der(0xa0, octets(info))),
    der(0xa0, ...(held?.(own) ?? [certificate, root])),
    set(...Array.from({ length: signers }, () => signer)),
  );
  return sequence(oid(OID.signedData), der(0xa0, signed));
}

/** What a time stamp in a signature's header covers. */
export const stampedMessage = ({
  protectedHeader,
  signature,
}: {
  protectedHeader: Uint8Array;
  signature: Uint8Array;
}): Uint8Array => cborOf(['CounterSignature', protectedHeader, new Uint8Array(), cborOf(signature)]);

/**
 * Signs and adds a time stamp (`sigTst2`).
 * @param token creates the header's contents; by default, a token by the forger's own authority
 */
export const stamping = (
  inner: Signer = honestSigner(),
  token: (message: Uint8Array) => Promise<Uint8Array> = timeStampToken,
): Signer =>
  signerWith(async (parts) => {
    const val = await token(stampedMessage(parts));
    return new Entries(['sigTst2', { tstTokens: [{ val }] }]);
  }, inner);
