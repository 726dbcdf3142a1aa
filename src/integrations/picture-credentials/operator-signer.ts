import { createHash, createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parsePem } from '@content-credentials/verdict/x509/pem';
import { ConfigError } from '../../config/errors.ts';
import type { PictureSigner } from './signer.ts';

/** Environment variables with the paths of PEM files: the signer's certificates, and its private key. */
const CHAIN = 'SITE_IMAGE_CHAIN';
const KEY = 'SITE_IMAGE_KEY';

type Variable = typeof CHAIN | typeof KEY;
export type SignerEnvironment = Readonly<Partial<Record<Variable, string>>>;

function wrong(key: Variable, problem: string, fix: string): ConfigError {
  return new ConfigError({ file: 'the environment', key, problem: `${key} ${problem}`, fix });
}

/**
 * The operator's own signer, if the environment specifies one.
 * @throws ConfigError with the problem in the files, without any part of the key
 */
export function operatorSigner(siteTitle: string, env: SignerEnvironment): PictureSigner | undefined {
  const { [CHAIN]: chainFile, [KEY]: keyFile } = env;
  if (!chainFile && !keyFile) return undefined;
  if (!chainFile) throw wrong(CHAIN, "isn't set", `set it to the certificates for ${KEY}, as PEM`);
  if (!keyFile) throw wrong(KEY, "isn't set", `set it to the private key for ${CHAIN}, as PEM`);

  const certificates = certificatesIn(chainFile);
  const [signer] = certificates;
  const key = keyIn(keyFile);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw wrong(KEY, `is ${kindOf(key)}`, 'the build signs with ES256, so use an EC key on P-256');
  if (!signer?.checkPrivateKey(key)) {
    const owner = certificates.find((one) => one.checkPrivateKey(key));
    throw owner
      ? wrong(CHAIN, "doesn't begin with the signer", `put the certificate of ${nameOf(owner)} first`)
      : wrong(KEY, `doesn't belong to ${CHAIN}`, `set it to the private key of ${nameOf(signer)}`);
  }
  for (const one of certificates) {
    if (Date.now() >= one.validFromDate.getTime() && Date.now() <= one.validToDate.getTime()) continue;
    const dates = `is valid from ${day(one.validFromDate)} to ${day(one.validToDate)}`;
    throw wrong(
      CHAIN,
      `has a certificate that isn't within its validity period: ${nameOf(one)} ${dates}`,
      'renew it',
    );
  }

  // Readers need the root as a trust anchor; it's useless in the signature (C2PA 2.4, "X.509 Certificates").
  const root = certificates.find((one) => one !== signer && one.checkIssued(one));
  const chain = certificates.filter((one) => one !== root).map(({ raw }) => new Uint8Array(raw));
  const digest = createHash('sha256');
  for (const { raw } of certificates) digest.update(raw);
  return {
    id: `operator ${digest.digest('hex')}`,
    generator: `${siteTitle}, build of the site`,
    note: '',
    ...(root && { aboutRoot: 'Provided by the publisher of this site, for the site’s own images.' }),
    credentials: async () => ({
      privateKey: await importKey(key),
      chain,
      ...(root && { root: new Uint8Array(root.raw) }),
    }),
  };
}

const importKey = (key: KeyObject): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(key.export({ type: 'pkcs8', format: 'der' })),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );

function certificatesIn(file: string): X509Certificate[] {
  try {
    return parsePem(textOf(CHAIN, file)).map(({ der }) => new X509Certificate(der));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw wrong(
      CHAIN,
      `is ${file}, which can't be used: ${(error as Error).message.replace(/\.$/, '')}`,
      'use certificates in PEM',
    );
  }
}

function keyIn(file: string): KeyObject {
  const text = textOf(KEY, file);
  if (/ENCRYPTED/.test(text))
    throw wrong(
      KEY,
      `is ${file}, which has a passphrase`,
      'give the build a copy without a passphrase, in a separate file',
    );
  try {
    return createPrivateKey(text);
  } catch (error) {
    // Without the cause, whose message might quote the file.
    const code = (error as { code?: string }).code;
    throw wrong(
      KEY,
      `is ${file}, which isn't a private key in PEM (${code})`,
      'give a PKCS #8 or SEC 1 file',
    );
  }
}

function textOf(key: Variable, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw wrong(
      key,
      `is ${file}, which can't be read (${(error as { code?: string }).code})`,
      'correct the path',
    );
  }
}

const day = (date: Date): string => date.toISOString().slice(0, 10);

const nameOf = (certificate: X509Certificate | undefined): string =>
  /^CN=(.*)$/m.exec(certificate?.subject ?? '')?.[1] ?? 'the first certificate';

function kindOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string {
  const curve = asymmetricKeyDetails?.namedCurve;
  return curve ? `an EC key on ${curve}` : `of the type ${asymmetricKeyType}`;
}
