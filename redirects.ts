import { defineRedirects } from './src/config/redirects.ts';

/** Old and alternative addresses: from the root of the site, without the base. */
export default defineRedirects([
  { from: '/docs/signing-manifests', to: '/docs/signing' },
  { from: '/docs/prod-cert', to: '/docs/signing/prod-cert' },
  { from: '/docs/js-sdk', to: '/docs/js-sdk/getting-started/overview' },
  { from: '/docs/c2pa-node/readme', to: '/docs/c2pa-node' },
  { from: '/docs/c2pa-node/usage', to: '/docs/c2pa-node/docs/usage' },
  { from: '/docs/c2pa-node/supported-formats', to: '/docs/c2pa-node/docs/supported-formats' },
  { from: '/docs/c2pa-node/release-notes', to: '/docs/c2pa-node/docs/release-notes' },
  { from: '/docs/c2pa-python/readme', to: '/docs/c2pa-python' },
  { from: '/docs/c2pa-python/usage', to: '/docs/c2pa-python/docs/usage' },
  { from: '/docs/c2pa-python/supported-formats', to: '/docs/c2pa-python/docs/supported-formats' },
  { from: '/docs/c2pa-python/examples', to: '/docs/c2pa-python/docs/examples' },
  { from: '/docs/c2pa-python/release-notes', to: '/docs/c2pa-python/docs/release-notes' },
  { from: '/docs/c2pa-c/readme', to: '/docs/c2pa-c' },
  { from: '/docs/c2pa-c/usage', to: '/docs/c2pa-c/docs/usage' },
  { from: '/docs/c2pa-c/supported-formats', to: '/docs/c2pa-c/docs/supported-formats' },
  { from: '/docs/c2patool/readme', to: '/docs/c2patool' },
  { from: '/docs/c2patool/usage', to: '/docs/c2patool/docs/usage' },
  { from: '/docs/c2patool/supported-formats', to: '/docs/c2patool/docs/supported-formats' },
  { from: '/docs/c2patool/manifest', to: '/docs/c2patool/docs/manifest' },
  { from: '/docs/c2patool/x_509', to: '/docs/c2patool/docs/x_509' },
  { from: '/docs/c2patool/cawg_x509_signing', to: '/docs/c2patool/docs/cawg_x509_signing' },
  { from: '/docs/c2patool/changelog', to: '/docs/c2patool/docs/changelog' },
  { from: '/docs/rust-sdk/readme', to: '/docs/rust-sdk' },
  { from: '/docs/rust-sdk/usage', to: '/docs/rust-sdk/docs/usage' },
  { from: '/docs/rust-sdk/supported-formats', to: '/docs/rust-sdk/docs/supported-formats' },
  { from: '/docs/rust-sdk/cawg-id', to: '/docs/rust-sdk/docs/cawg-id' },
  { from: '/docs/rust-sdk/release-notes', to: '/docs/rust-sdk/docs/release-notes' },

  // Pages whose text is part of another one now.
  { from: '/docs/errors/core', to: '/docs/errors' },
  { from: '/docs/errors/details', to: '/docs/errors' },
  { from: '/docs/errors/formats', to: '/docs/errors' },
  { from: '/docs/errors/wrappers', to: '/docs/errors' },
  {
    from: '/docs/manifest/reading/identity-trust',
    to: '/docs/manifest/reading/reading-cawg-id#claim-or-identity',
  },
  // Without a hash of its own, so that links to an object keep theirs.
  { from: '/docs/manifest/json-ref/assertion-metadata', to: '/docs/manifest/json-ref/actions' },
  { from: '/docs/manifest/json-ref/ingredients', to: '/docs/manifest/json-ref/manifest-def' },
  { from: '/docs/manifest/json-ref/regions', to: '/docs/manifest/json-ref/actions' },
  { from: '/docs/manifest/json-ref/validation-results', to: '/docs/manifest/json-ref/reader' },
  { from: '/docs/media/compressed-manifests', to: '/docs/manifest/writing/compress' },
  { from: '/docs/signing/rejected-certificates', to: '/docs/signing/check-certificate' },
]);
