// Accepts a file only if its Content Credentials are valid and their hash leaves out only the manifest store.
// Usage: node check-coverage.mjs signed.jpg [more files]
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Reader } from '@contentauth/c2pa-node';
import { bytesSource, coverageOf } from 'content-credentials-hash-coverage';

const settings = { verify: { remote_manifest_fetch: false } };
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', mp4: 'video/mp4' };

// #region check
/** What the hash may leave out. Add 'metadata' if Exif and XMP may change after signing. */
const MAY_BE_LEFT_OUT = ['manifest', 'bookkeeping', 'padding', 'required'];

class Refused extends Error {}

/** @returns the state. @throws Refused */
async function check(buffer, mimeType) {
  const reader = await Reader.fromAsset({ buffer, mimeType }, settings).catch((error) => {
    throw new Refused(`it can't be read: ${error.message}`);
  });
  if (reader === null) throw new Refused('no Content Credentials');
  const { validation_state: state } = reader.json();
  if (state !== 'Valid' && state !== 'Trusted') throw new Refused(state);

  const active = reader.activeLabel();
  // For a manifest's label, the SDK returns the bytes of the whole manifest store.
  const { buffer: store } = await reader.resourceToAsset(active, { buffer: null });
  const coverage = await coverageOf(bytesSource(buffer), store, { active });
  if (coverage.state === 'broken') throw new Refused(coverage.fault.message);
  if (coverage.state === 'unknown') throw new Refused(coverage.reason);
  const more = coverage.uncovered.find(({ kind }) => !MAY_BE_LEFT_OUT.includes(kind));
  if (more) throw new Refused(`The hash leaves out ${more.name}.`);
  return state;
}
// #endregion check

for (const path of process.argv.slice(2)) {
  const type = TYPES[path.split('.').at(-1)];
  try {
    if (!type) throw new Refused('not a type that this program checks');
    console.log(`${basename(path)}: accepted, ${await check(await readFile(path), type)}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.log(`${basename(path)}: refused. ${error.message}`);
    process.exitCode = 1;
  }
}
