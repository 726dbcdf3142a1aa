import { createPrivateKey, X509Certificate } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatOf } from '@content-credentials/verdict/formats';
import { makeCredentials } from '@content-credentials/verdict/sign/credentials';
import { parsePem, toPem } from '@content-credentials/verdict/x509/pem';
import { program } from 'commander';
import { loadConfig } from '../src/config/load.ts';
import { sourceDir } from '../src/content/source.ts';
import { ROOT_FILE } from '../src/features/pictures/has-credentials.ts';
import { readPicture, type Signer, signPicture } from '../src/features/pictures/manifest.ts';

/** The signer that two environment variables name; its root, if the chain has one, isn't in pictures (C2PA 2.4). */
async function operatorSigner(chainFile: string, keyFile: string): Promise<Signer> {
  const certificates = parsePem(readFileSync(chainFile, 'utf8')).map(({ der }) => new X509Certificate(der));
  const key = createPrivateKey(readFileSync(keyFile, 'utf8'));
  if (!certificates[0]?.checkPrivateKey(key))
    throw new Error(
      `${keyFile} isn't the key of the first certificate in ${chainFile}; put the signer first`,
    );
  const root = certificates.find((one, index) => index > 0 && one.checkIssued(one));
  const pkcs8 = new Uint8Array(key.export({ type: 'pkcs8', format: 'der' }));
  const privateKey = await crypto.subtle
    .importKey('pkcs8', pkcs8, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
    .catch(() => {
      throw new Error(`${keyFile} can't sign with ES256; use an EC key on P-256`);
    });
  const chain = certificates.filter((one) => one !== root).map(({ raw }) => new Uint8Array(raw));
  return { privateKey, chain, root: root && new Uint8Array(root.raw), generator: '', note: '' };
}

/** Its key is never on disk. Ten years, because a picture without a time stamp is invalid once its certificate has expired. */
async function demoSigner(title: string): Promise<Signer> {
  // A name in a certificate has at most 64 characters (X.520), and eight more are added to it.
  const signer = `Demo signer of ${title}`.slice(0, 56).trimEnd();
  const credentials = await makeCredentials({ organization: 'Demo, not a trusted signer', signer }, 3650);
  return { ...credentials, generator: ' (demo, not trusted)', note: ' (demo credentials)' };
}

program
  .name('node scripts/pictures.ts')
  .description(
    "Adds Content Credentials to images of pages, in place, as the last step before they're committed. An image that has them stays as it is. Without a signer of your own, a demo signer is made for this run, and its root is added to the site's.\nEnvironment: SITE_IMAGE_CHAIN is a PEM file with your certificates, the signer first; SITE_IMAGE_KEY is one with its key, an EC key on P-256.",
  )
  .argument('<images...>', 'PNG, JPEG, WebP, AVIF, GIF, or TIFF files.')
  .option(
    '--source <type>',
    'How the images were made: an IPTC digital source type, such as screenCapture. Default: unknown.',
  )
  .parse();
const { source } = program.opts<{ source?: string }>();
const { title, staticDirectories } = (await loadConfig(sourceDir)).site;
const { SITE_IMAGE_CHAIN, SITE_IMAGE_KEY } = process.env;
if (!SITE_IMAGE_CHAIN !== !SITE_IMAGE_KEY) throw new Error('set both SITE_IMAGE_CHAIN and SITE_IMAGE_KEY');
const signer =
  SITE_IMAGE_CHAIN && SITE_IMAGE_KEY
    ? await operatorSigner(SITE_IMAGE_CHAIN, SITE_IMAGE_KEY)
    : await demoSigner(title);

const rootFile = join(sourceDir, staticDirectories[0] ?? 'public', ROOT_FILE);
let isRootAdded = false;
for (const file of program.args) {
  const bytes = readFileSync(file);
  const type = formatOf(bytes, file)?.type ?? '';
  const own = await readPicture(bytes, type);
  if (own.found === 'manifest' && own.state === 'Invalid')
    throw new Error(`${file}: its Content Credentials aren't valid (${own.failures.join(', ')})`);
  if (own.found !== 'nothing') continue;
  const claim = { title: basename(file) + signer.note, generator: title + signer.generator };
  const signed = await signPicture(bytes, type, { ...claim, source }, signer);
  // The SDK checks neither what it wrote nor the certificates it was given.
  const after = await readPicture(signed, type);
  if (after.found !== 'manifest' || after.state === 'Invalid')
    throw new Error(`${file}: its new signature isn't valid; check the certificates in SITE_IMAGE_CHAIN`);
  writeFileSync(file, signed);
  console.log(file);
  if (isRootAdded || !signer.root) continue;
  isRootAdded = true;
  const pem = toPem({ der: signer.root });
  mkdirSync(dirname(rootFile), { recursive: true });
  if (!existsSync(rootFile) || !readFileSync(rootFile, 'utf8').includes(pem)) appendFileSync(rootFile, pem);
}
