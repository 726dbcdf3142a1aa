// Reads files while an OCSP responder says that their certificate was revoked, before or after they were signed.
// Usage: node later.mjs [trust anchors in PEM] [folder of make-responder.sh] [port in the certificate] [files]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [anchors = 'test-certs/root.pem', folder = 'responder', port = '8401', ...named] =
  process.argv.slice(2);
const files = named.length > 0 ? named : ['signed.jpg', 'stamped.jpg', 'stapled.jpg'];

// #region read
const trust = { trust_anchors: await readFile(anchors, 'utf8') };

async function report(when) {
  for (const file of files) {
    const reader = await Reader.fromAsset({ path: file }, { trust, verify: { ocsp_fetch: true } });
    const { validation_state, validation_results } = reader.json();
    const { success, informational, failure } = validation_results.activeManifest;
    const codes = [...success, ...informational, ...failure].map(({ code }) => code);
    const shown = codes.filter((code) => /^signingCredential\.ocsp|^timeStamp\.trusted/.test(code));
    console.log(`${when} | ${file} | ${validation_state} | ${[...new Set(shown)].join(', ') || 'no code'}`);
  }
}
// #endregion read

// #region responder
const [, serial] = /\t([0-9A-F]+)\tunknown/.exec(await readFile(`${folder}/good.txt`, 'utf8'));
const digits = (date) => date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '');

async function whileRevoked(date, reason, work) {
  const revocation = `${digits(date)}Z${reason}`;
  await writeFile(`${folder}/later.txt`, `R\t401231000000Z\t${revocation}\t${serial}\tunknown\t/CN=signer\n`);
  const options = ['-index', 'later.txt', '-rsigner', 'ocsp.pem', '-rkey', 'ocsp.key', '-CA', 'issuer.pem'];
  const responder = spawn('openssl', ['ocsp', '-port', port, '-ndays', '1', ...options], { cwd: folder });
  await Promise.race([once(responder.stdout, 'data'), once(responder.stderr, 'data')]);
  try {
    await work();
  } finally {
    responder.kill();
    await once(responder, 'exit');
  }
}
// #endregion responder

const [yesterday, now] = [new Date(Date.now() - 86_400_000), new Date()];
await whileRevoked(yesterday, ',keyCompromise', () => report('revoked before signing'));
await whileRevoked(now, ',keyCompromise', () => report('revoked after signing'));
await whileRevoked(now, '', () => report('revoked after signing, no reason'));
