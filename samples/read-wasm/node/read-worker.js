// A Cloudflare Worker that reads the Content Credentials of a file that is posted to it.
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import wasm from '@contentauth/c2pa-wasm/c2pa.wasm'; // compiled when the Worker is deployed

const MAX_BYTES = 20_000_000; // a Worker has 128 MB for everything
const settings = JSON.stringify({ verify: { remote_manifest_fetch: false } });
initSync({ module: wasm });

export default {
  async fetch(request) {
    if (request.method !== 'POST') return Response.json({ error: 'POST a file.' }, { status: 405 });
    if (!(Number(request.headers.get('content-length')) <= MAX_BYTES))
      return Response.json({ error: 'The file is too large.' }, { status: 413 });
    const bytes = await request.bytes();
    if (bytes.length > MAX_BYTES) return Response.json({ error: 'The file is too large.' }, { status: 413 });
    return respond(bytes, request.headers.get('content-type') ?? '');
  },
};

// #region respond
async function respond(bytes, type) {
  let reader;
  try {
    reader = await WasmReader.fromBytes(type, bytes, settings);
    const report = JSON.parse(reader.json());
    return Response.json({
      state: report.validation_state,
      title: report.manifests[report.active_manifest].title,
    });
  } catch (error) {
    if (error === 'C2pa(JumbfNotFound)') return Response.json({ state: null });
    return Response.json({ error: "The file can't be read." }, { status: 422 });
  } finally {
    reader?.free();
  }
}
// #endregion respond
