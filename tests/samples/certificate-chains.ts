// Valid and invalid certificate chains, created on demand: one for each `trust` case in data/certificate-rules.json.
import '@content-credentials/verdict/x509/reflect';
import { toPem } from '@content-credentials/verdict/x509/pem';
import * as x509 from '@peculiar/x509';

/** A chain file, the private key of its signer, and the trust anchor. All are PEM. */
export interface IssuedChain {
  chain: string;
  key: string;
  anchor: string;
}

interface Holder {
  name: string;
  keys: CryptoKeyPair;
}

interface Wish {
  isAuthority?: boolean;
  /** The number of CAs that it allows below it. */
  levels?: number;
  /** First and last day, relative to today. */
  days?: readonly [first: number, last: number];
  /** A CA without `keyCertSign`. */
  isWithoutCertSign?: boolean;
  /** The issuer's name, if it isn't the holder's. */
  issuerName?: string;
  hasStrangeExtension?: boolean;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY = 24 * 60 * 60 * 1000;
const EMAIL = '1.3.6.1.5.5.7.3.4';

const holder = async (name: string): Promise<Holder> => ({
  name,
  keys: await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']),
});
const nameOf = (CN: string) =>
  new x509.Name([{ O: [{ utf8String: 'Example' }] }, { CN: [{ utf8String: CN }] }]);

async function issue(subject: Holder, issuer: Holder, wish: Wish = {}): Promise<string> {
  const { isAuthority = false, levels, days: [first, last] = [-10, 300] } = wish;
  const { keyCertSign, cRLSign, digitalSignature } = x509.KeyUsageFlags;
  const ofAuthority = wish.isWithoutCertSign ? cRLSign : keyCertSign | cRLSign;
  const certificate = await x509.X509CertificateGenerator.create({
    subject: nameOf(subject.name),
    issuer: nameOf(wish.issuerName ?? issuer.name),
    notBefore: new Date(Date.now() + first * DAY),
    notAfter: new Date(Date.now() + last * DAY),
    publicKey: subject.keys.publicKey,
    signingKey: issuer.keys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(isAuthority, levels, true),
      new x509.KeyUsagesExtension(isAuthority ? ofAuthority : digitalSignature, true),
      ...(isAuthority ? [] : [new x509.ExtendedKeyUsageExtension([EMAIL])]),
      await x509.SubjectKeyIdentifierExtension.create(subject.keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.keys.publicKey),
      ...(wish.hasStrangeExtension ? [new x509.Extension('1.2.3.4.5', true, new Uint8Array([5, 0]))] : []),
    ],
  });
  return toPem({ der: new Uint8Array(certificate.rawData) });
}

async function keyOf({ keys }: Holder): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}(?=.)/g, '$&\n')}\n-----END PRIVATE KEY-----\n`;
}

const CA: Wish = { isAuthority: true };

/** The cases by id. */
export async function makeChains(): Promise<Map<string, IssuedChain>> {
  const [root, middle, lower, signer, other] = await Promise.all(
    ['root', 'intermediate', 'lower intermediate', 'signer', 'other'].map(holder),
  );
  if (!root || !middle || !lower || !signer || !other) throw new Error('five holders are made');
  const key = await keyOf(signer);
  const rootPem = await issue(root, root, CA);
  const middlePem = await issue(middle, root, CA);
  const leaf = await issue(signer, middle);
  const chains = new Map<string, IssuedChain>();
  const add = (id: string, chain: readonly string[], anchor = rootPem) =>
    chains.set(id, { chain: chain.join(''), key, anchor });
  const below = async (wish: Wish) => [leaf, await issue(middle, root, wish)];

  add('good', [leaf, middlePem]);
  add('issuer-not-ca', await below({}));
  add('issuer-no-key-cert-sign', await below({ ...CA, isWithoutCertSign: true }));
  const twoBelow = [await issue(signer, lower), await issue(lower, middle, CA)];
  add('path-too-long', [...twoBelow, await issue(middle, root, { ...CA, levels: 0 })]);
  add('anchor-path-too-long', [...twoBelow, middlePem], await issue(root, root, { ...CA, levels: 0 }));
  add('issuer-expired', await below({ ...CA, days: [-300, -5] }));
  add('issuer-not-yet-valid', await below({ ...CA, days: [5, 300] }));
  add('anchor-expired', [leaf, middlePem], await issue(root, root, { ...CA, days: [-900, -5] }));
  add('anchor-not-ca', [leaf, middlePem], await issue(root, root));
  add('issuer-critical-extension', await below({ ...CA, hasStrangeExtension: true }));
  add('issuer-name-differs', [await issue(signer, middle, { issuerName: 'another' }), middlePem]);
  add('unrelated-last', [leaf, middlePem, await issue(other, other, CA)]);
  add('copy-of-issuer', [leaf, middlePem, middlePem]);
  add('root-in-the-middle', [leaf, rootPem, middlePem]);
  add('signer-as-anchor', [leaf, middlePem], leaf);
  add('intermediate-as-anchor', [leaf, middlePem], middlePem);

  const long = async (wish: Wish) => {
    let above = root;
    const chain: string[] = [];
    for (let level = 1; level < 60; level += 1) {
      const next = await holder(`CA ${level}`);
      chain.unshift(await issue(next, above, level === 1 ? { ...CA, ...wish } : CA));
      above = next;
    }
    return [await issue(signer, above), ...chain];
  };
  add('chain-of-60', await long({}));
  add('chain-of-60-path-length', await long({ levels: 3 }));
  return chains;
}
