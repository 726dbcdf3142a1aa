import { defineRedirects } from './src/config/index.ts';

/** Old and alternative addresses: from the root of the site, without the base. */
export default defineRedirects([
  { from: '/docs/signing-manifests', to: '/docs/signing' },
  { from: '/docs/prod-cert', to: '/docs/signing/prod-cert' },

  // Readers who take the list of pages literally type the name of the index file. Rules of the host, not pages:
  // a file docs/signing/index.html would answer for /docs/signing on some hosts.
  { from: '/docs/signing/index', to: '/docs/signing', kind: 'host' },
  { from: '/docs/durable-cr/index', to: '/docs/durable-cr', kind: 'host' },
  { from: '/docs/trustmark/index', to: '/docs/trustmark', kind: 'host' },
  { from: '/docs/manifest/reading/index', to: '/docs/manifest/reading', kind: 'host' },
  { from: '/docs/manifest/writing/index', to: '/docs/manifest/writing', kind: 'host' },
  { from: '/docs/manifest/json-ref/index', to: '/docs/manifest/json-ref', kind: 'host' },
]);
