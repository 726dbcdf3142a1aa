// A manifest repository in memory, with three routes of the C2PA Soft Binding Resolution API: those for a lookup by value.
import { createServer } from 'node:http';
import { Reader } from '@contentauth/c2pa-node';

/** Every soft binding that the active manifest declares, as "algorithm value". */
export function bindingsOf(read) {
  return read.manifests[read.active_manifest].assertions
    .filter(({ label }) => label.startsWith('c2pa.soft-binding'))
    .flatMap(({ data }) => data.blocks.map(({ value }) => `${data.alg} ${value}`));
}

/** Listens on a free local port. `add` stands for the routes that write, which you must protect. */
export async function startRepository() {
  const stores = new Map(); // manifest identifier -> the bytes of the manifest store
  const index = new Map(); // "algorithm value" -> manifest identifiers

  // #region add
  async function add(store, asset) {
    const read = (await Reader.fromManifestDataAndAsset(store, asset)).json();
    if (read.validation_state === 'Invalid') throw new Error("this manifest doesn't match this asset");
    stores.set(read.active_manifest, store);
    for (const binding of bindingsOf(read))
      index.set(binding, [...(index.get(binding) ?? []), read.active_manifest]);
    return read.active_manifest;
  }
  // #endregion add

  // #region routes
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const json = (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (pathname === '/matches/byBinding') {
      const [alg, value] = [searchParams.get('alg'), searchParams.get('value')];
      if (!alg || !value) return response.writeHead(400).end();
      const found = index.get(`${alg} ${Buffer.from(value, 'base64')}`) ?? [];
      return json({ matches: found.map((manifestId) => ({ manifestId })) });
    }
    if (pathname === '/services/supportedAlgorithms') {
      const names = new Set([...index.keys()].map((binding) => binding.split(' ')[0]));
      return json({ watermarks: [...names].map((alg) => ({ alg })), fingerprints: [] });
    }
    const store = stores.get(decodeURIComponent(pathname.replace('/manifests/', '')));
    if (!store) return response.writeHead(404).end();
    return response.setHeader('content-type', 'application/c2pa').end(store);
  });
  // #endregion routes
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { add, index, url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
