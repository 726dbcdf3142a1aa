// A worker from a file of the extension: blob: workers, as c2pa-web starts them, are blocked here.
import init, { WasmReader } from '@contentauth/c2pa-wasm';

const ready = init({ module_or_path: new URL('c2pa_bg.wasm', import.meta.url) });
const settings = JSON.stringify({ verify: { remote_manifest_fetch: false } });

self.onmessage = async ({ data: { id, type, bytes } }) => {
  let reader;
  try {
    await ready;
    reader = await WasmReader.fromBytes(type, new Uint8Array(bytes), settings);
    postMessage({ id, report: JSON.parse(reader.json()) });
  } catch (error) {
    // The library throws strings. A file without Content Credentials is one of them.
    postMessage(error === 'C2pa(JumbfNotFound)' ? { id, report: null } : { id, error: String(error) });
  } finally {
    reader?.free();
  }
};
