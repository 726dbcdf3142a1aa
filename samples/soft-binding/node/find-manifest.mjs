// Looks up a manifest by the value of a watermark or fingerprint, in the services that the C2PA list names for it.
// Usage: node find-manifest.mjs [algorithm] [value] [softbinding-algorithm-list.json] [output.c2pa] [origins you allow]
import { readFile, writeFile } from 'node:fs/promises';

const [alg, value, list = 'softbinding-algorithm-list.json', output = 'found.c2pa', ...allowed] =
  process.argv.slice(2);

// #region services
const entry = entriesOf(await readFile(list, 'utf8')).find((one) => one.alg === alg);
if (!entry) throw new Error(`${alg} isn't on the list`);
const services = entry.softBindingResolutionApis ?? [];
if (services.length === 0) console.log(`the list doesn't name a service for ${alg}`);
// #endregion services

/** The entries of the list. People edit it, so some of its commits aren't valid JSON. */
function entriesOf(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.error(
      `${list} isn't valid JSON, so no service was queried. Download another commit of it, or fix it:`,
    );
    console.error(error.message);
    process.exit(1);
  }
}

// #region get
const LARGEST = 10_000_000;

/** The body of a response. Redirects are refused, because they could lead to a host that you don't allow. */
async function get(address) {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${address.origin} answered ${response.status}`);
  const parts = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > LARGEST) throw new Error(`${address.origin} sent more than ${LARGEST} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
// #endregion get

// #region ask
async function ask(service) {
  // Keep the service's own path: https://host/v1 becomes https://host/v1/matches/byBinding.
  const base = service.replace(/\/$/, '');
  const query = new URLSearchParams({ alg, value: Buffer.from(value).toString('base64') });
  const { matches } = JSON.parse(await get(new URL(`${base}/matches/byBinding?${query}`)));
  if (matches.length === 0) return undefined;
  const { manifestId, endpoint = base } = matches[0];
  const address = new URL(`${endpoint.replace(/\/$/, '')}/manifests/${encodeURIComponent(manifestId)}`);
  if (!allowed.includes(address.origin))
    throw new Error(`the manifest is at ${address.origin}, which isn't allowed`);
  return { manifestId, store: await get(address) };
}
// #endregion ask

for (const service of services) {
  const { origin } = new URL(service);
  if (!allowed.includes(origin)) {
    console.log(`${origin}: not queried, because its origin isn't allowed`);
    continue;
  }
  const found = await ask(service).catch((error) => console.log(`${origin}: ${error.message}`) ?? null);
  if (found === null) continue;
  console.log(
    found ? `${origin}: ${found.store.length} bytes for ${found.manifestId}` : `${origin}: no match`,
  );
  if (found) await writeFile(output, found.store);
}
