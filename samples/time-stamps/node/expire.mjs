// Signs two images with a certificate that's about to expire, one with a time stamp, and reads both after it expires.
// Usage: node expire.mjs [folder of make-short-lived.sh] [trust anchors in PEM]
import { execFile } from 'node:child_process';
import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Builder, Reader } from '@contentauth/c2pa-node';

const [folder = 'time-stamp-certs', anchors = 'test-certs/root.pem'] = process.argv.slice(2);
const openssl = promisify(execFile);

// #region tsa
// A minimal time-stamping authority: it receives a hash over HTTP and signs it together with the time.
const tsa = createServer(async (request, response) => {
  await writeFile(`${folder}/request.tsq`, Buffer.concat(await Array.fromAsync(request)));
  const files = ['-queryfile', 'request.tsq', '-out', 'response.tsr'];
  await openssl('openssl', ['ts', '-reply', '-config', 'openssl.cnf', '-section', 'responses', ...files], {
    cwd: folder,
  });
  response.setHeader('content-type', 'application/timestamp-reply');
  response.end(await readFile(`${folder}/response.tsr`));
});
await new Promise((ready) => tsa.listen(0, '127.0.0.1', ready));
const tsaUrl = `http://127.0.0.1:${tsa.address().port}/`;
// #endregion tsa

// #region sign
const chain = await readFile(`${folder}/chain.pem`);
const key = createPrivateKey(await readFile(`${folder}/signer.key`));
const callback = async (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' });

async function signImage(destination, extra) {
  const builder = Builder.withJson(
    { claim_generator_info: [{ name: 'expire', version: '1.0.0' }] },
    // The signer is responsible for the actions, so the claim lists them under created_assertions.
    { builder: { created_assertion_labels: ['c2pa.actions'] } },
  );
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  const config = { alg: 'es256', certs: [chain], reserveSize: 20_000, directCoseHandling: false, ...extra };
  await builder.signConfigAsync(callback, config, { path: 'photo.jpg' }, { path: destination });
}
await signImage('plain.jpg');
await signImage('stamped.jpg', { tsaUrl });
tsa.close();
// #endregion sign

// #region read
const trusting = { trust: { trust_anchors: await readFile(anchors, 'utf8') } };

async function report(when) {
  for (const [file, how, settings] of [
    ['plain.jpg', 'anchor known', trusting],
    ['stamped.jpg', 'anchor known', trusting],
    ['stamped.jpg', 'no anchor', undefined],
  ]) {
    const { validation_state, validation_results } = (
      await Reader.fromAsset({ path: file }, settings)
    ).json();
    const { success, informational, failure } = validation_results.activeManifest;
    const codes = [...success, ...informational, ...failure].map(({ code }) => code);
    const shown = codes.filter((code) => /^(timeStamp|signingCredential)\.(?!ocsp)/.test(code));
    console.log(`${when} | ${file} | ${how} | ${validation_state} | ${[...new Set(shown)].join(', ')}`);
  }
}
await report('before');
const end = new Date(new X509Certificate(chain).validTo);
await wait(Math.max(0, end - Date.now()) + 2000);
await report('after');
// #endregion read
