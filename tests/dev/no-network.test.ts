// `npm run dev` after `npm ci`, without a network.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevSite, startDevSite } from './dev-site.ts';

/** Nothing listens on this port. */
const NOWHERE = 'http://127.0.0.1:9';

const manifest = { name: 'samples', version: '1.0.0', dependencies: { '@contentauth/c2pa-node': '0.8.0' } };
const lock = {
  ...{ name: 'samples', version: '1.0.0', lockfileVersion: 3 },
  packages: {
    '': manifest,
    'node_modules/@contentauth/c2pa-node': { version: '0.8.0', resolved: `${NOWHERE}/c2pa-node.tgz` },
  },
};

/** How long npm, or a restart, may take on a busy machine. */
const PATIENCE = { timeout: 140_000, interval: 200 };

let site: DevSite;
beforeAll(async () => {
  site = await startDevSite('no-network', {
    'samples/package.json': JSON.stringify(manifest),
    'samples/package-lock.json': JSON.stringify(lock),
    'redirects.ts': "export default [{ from: '/docs/reference', to: '/docs/api', kind: 'page' }];\n",
    'samples/.npmrc': `registry=${NOWHERE}/\nfetch-retries=0\n`,
    'sidebars.ts':
      "export default { docs: ['introduction', { type: 'generated', family: 'api-node', label: 'c2pa-node API', id: 'api' }] };\n",
  });
}, 120_000);
afterAll(() => site?.close());

test('pages show, and an API reference that needs packages from the network is left out', {
  timeout: 300_000,
}, async () => {
  const answer = await fetch(`${site.url}/docs/introduction`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('the guide');
  // The first page doesn't wait for npm.
  await expect
    .poll(() => site.terminal(), PATIENCE)
    .toContain('"c2pa-node API" is left out, because npm couldn\'t install the packages for the samples.');

  // Edits show all the same, although a redirect leads to one of the pages that are left out.
  site.edit('site.config.ts', 'First name', 'Second name');
  const guide = () => fetch(`${site.url}/docs/guide`).then((one) => one.text());
  await expect.poll(() => guide().catch(() => ''), PATIENCE).toContain('Second name');
});
