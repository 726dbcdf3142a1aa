// Signs every image in a folder, a few at a time. Run it again after a failure: it skips signed files.
// Usage: node sign-folder.mjs [source folder] [destination folder] [certificate folder] [how many at a time]
import { sign } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Builder } from '@contentauth/c2pa-node';

const [source = 'images', destination = 'signed', folder = 'test-certs', atOnce = '4'] =
  process.argv.slice(2);
const TYPES = { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

// #region file
const key = await readFile(`${folder}/signer.key`); // in production: the callback of your KMS or HSM
const callback = async (data) => sign('sha256', data, key);
const certs = [await readFile(`${folder}/chain.pem`)];
const config = { alg: 'es256', certs, reserveSize: 10_000, directCoseHandling: false };

async function signFile(name) {
  const builder = Builder.withJson(
    { title: name, claim_generator_info: [{ name: 'sign-folder', version: '1.0.0' }] },
    { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
  );
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  // From file to file, under a temporary name: a failure leaves no file with the final name.
  const unfinished = join(destination, `.${name}`);
  try {
    const mimeType = TYPES[extname(name).toLowerCase()];
    await builder.signConfigAsync(
      callback,
      config,
      { path: join(source, name), mimeType },
      { path: unfinished },
    );
    await rename(unfinished, join(destination, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
// #endregion file

// #region queue
await mkdir(destination, { recursive: true });
const isImage = (name) => extname(name).toLowerCase() in TYPES;
const isSigned = (name) =>
  access(join(destination, name)).then(
    () => true,
    () => false,
  );
const count = { signed: 0, skipped: 0, failed: 0 };

// Each worker takes the next name from one list, so no more than `atOnce` files are open at a time.
const names = (await readdir(source)).filter(isImage).sort().values();
async function worker() {
  for (const name of names) {
    try {
      if (await isSigned(name)) count.skipped++;
      else {
        await signFile(name);
        count.signed++;
      }
    } catch (error) {
      count.failed++;
      console.error(`${name}: ${error.message}`); // continue with the next file
    }
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, worker));
console.log(`${count.signed} signed, ${count.skipped} skipped, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;
// #endregion queue
