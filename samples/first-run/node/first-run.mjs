// Reads the manifest store of one file and prints what was checked.
// Usage: node first-run.mjs [file]
import { access } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const file = process.argv[2] ?? 'signed.jpg';

try {
  await access(file); // the Reader's message for a missing file doesn't name the file

  // #region read
  // null isn't an error: the file has no manifest store.
  const reader = await Reader.fromAsset({ path: file });
  console.log(reader === null ? nothing() : report(reader));
  // #endregion read
} catch (error) {
  // An unsupported format, an unreadable file, a truncated file ...
  console.error(`${file}: ${error.message}`);
  process.exitCode = 1;
}

function nothing() {
  return `${file}: no Content Credentials found
This says nothing about the content. Most files have none, and many tools remove them.`;
}

// #region report
function report(reader) {
  const store = reader.json();
  const manifest = reader.getActive();
  const signature = manifest?.signature_info;
  const tool = manifest?.claim_generator_info?.[0];
  // The state is a summary. These codes explain it.
  const failures = store.validation_results?.activeManifest?.failure ?? [];

  return [
    `${file}: Content Credentials found`,
    `state:     ${store.validation_state}`, // Trusted, Valid or Invalid
    `signer:    ${signature?.common_name ?? 'no name'} (${signature?.issuer ?? '?'})`,
    `time:      ${signature?.time ?? 'no time stamp'}`,
    `made with: ${tool?.name ?? 'not stated'} ${tool?.version ?? ''}`.trimEnd(),
    ...failures.map(({ code }) => `failure:   ${code}`),
  ].join('\n');
}
// #endregion report
