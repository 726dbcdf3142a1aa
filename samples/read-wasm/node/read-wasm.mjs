// Reads Content Credentials with WebAssembly, in Node.js, Deno, or Bun.
// Usage: node read-wasm.mjs [signed.jpg] [image/jpeg]
//        deno run --allow-read read-wasm.mjs signed.jpg      bun read-wasm.mjs signed.jpg
import { readFile } from 'node:fs/promises';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';

const [file = 'signed.jpg', type = 'image/jpeg'] = process.argv.slice(2);

// #region read
const address = new URL(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
initSync({ module: await readFile(address) });
// Settings are JSON in snake case. Don't contact servers that a file names.
const settings = JSON.stringify({ verify: { remote_manifest_fetch: false } });

try {
  const reader = await WasmReader.fromBytes(type, await readFile(file), settings);
  const report = JSON.parse(reader.json());
  reader.free(); // memory inside WebAssembly isn't garbage-collected
  console.log(`state: ${report.validation_state}`);
  console.log(`title: ${report.manifests[report.active_manifest].title ?? '(none)'}`);
} catch (error) {
  // The library throws strings. A file without Content Credentials is one of them.
  if (error !== 'C2pa(JumbfNotFound)') throw new Error(String(error));
  console.log(`${file}: no Content Credentials`);
}
// #endregion read
