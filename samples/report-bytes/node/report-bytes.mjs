// Prints the hashes in a report as hexadecimal, which is the same for every core that made the report.
// Usage: node report-bytes.mjs report.json
import { readFile } from 'node:fs/promises';

// #region bytes
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes of a field that holds bytes, whichever of the three forms it has. */
function bytesOf(value) {
  if (Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0 && one < 256))
    return Buffer.from(value);
  const text = typeof value === 'string' ? (/^b64'(.*)'$/.exec(value)?.[1] ?? value) : undefined;
  if (text === undefined || !BASE64.test(text)) throw new Error(`not bytes: ${JSON.stringify(value)}`);
  return Buffer.from(text, 'base64');
}
// #endregion bytes

/** Every field `hash` below a value, with its path. */
function* hashesIn(value, path = '') {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (key === 'hash') yield `${path}/hash ${bytesOf(inside).toString('hex')}`;
    else yield* hashesIn(inside, `${path}/${key}`);
  }
}

const [file = 'report.json'] = process.argv.slice(2);
const report = JSON.parse(await readFile(file, 'utf8'));
// The order of the keys depends on the core.
for (const line of [...hashesIn(report.manifests[report.active_manifest])].sort()) console.log(line);
