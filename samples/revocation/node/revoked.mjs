// Reads a signed file while an OCSP responder returns good, then revoked, and then doesn't respond.
// Usage: node revoked.mjs [file] [trust anchors in PEM] [folder of make-responder.sh] [port in the certificate]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [file = 'signed.jpg', anchors = 'test-certs/root.pem', folder = 'responder', port = '8401'] =
  process.argv.slice(2);

// #region read
const trust = { trust_anchors: await readFile(anchors, 'utf8') };

async function report(when) {
  for (const ocsp_fetch of [false, true]) {
    const reader = await Reader.fromAsset({ path: file }, { trust, verify: { ocsp_fetch } });
    const { validation_state, validation_results } = reader.json();
    const { success, informational, failure } = validation_results.activeManifest;
    const codes = [...success, ...informational, ...failure].map(({ code }) => code);
    const shown = codes.filter((code) => code.startsWith('signingCredential.'));
    console.log(`${when} | ocsp_fetch ${ocsp_fetch} | ${validation_state} | ${shown.join(', ')}`);
  }
}
// #endregion read

// #region responder
async function whileResponding(list, work) {
  const files = ['-index', list, '-rsigner', 'ocsp.pem', '-rkey', 'ocsp.key', '-CA', 'issuer.pem'];
  const responder = spawn('openssl', ['ocsp', '-port', port, '-ndays', '1', ...files], { cwd: folder });
  // The responder writes to one of these streams when it's waiting for connections.
  await Promise.race([once(responder.stdout, 'data'), once(responder.stderr, 'data')]);
  try {
    await work();
  } finally {
    responder.kill();
    await once(responder, 'exit');
  }
}
// #endregion responder

await whileResponding('good.txt', () => report('good'));
await whileResponding('revoked.txt', () => report('revoked'));
await report('no response');
