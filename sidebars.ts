import { defineSidebars } from './src/config/index.ts';

/** Order and labels of the docs. A page is named by its path in docs/ without extension. */
export default defineSidebars({
  docs: [
    { type: 'doc', id: 'introduction', label: 'Introduction' },
    {
      type: 'category',
      label: 'Getting started',
      id: 'getting-started',
      items: [
        { type: 'doc', id: 'c2pa-node/install' },
        { type: 'doc', id: 'faqs', label: 'FAQs' },
        { type: 'doc', id: 'verify-known-cert-list', label: 'The interim trust list' },
      ],
    },
    {
      type: 'category',
      label: 'Working with manifests',
      id: 'manifest/understanding-manifest',
      items: [
        {
          type: 'category',
          label: 'Reading manifest data',
          id: 'manifest/reading',
          items: [
            { type: 'doc', id: 'manifest/reading/reading-ingredients', label: 'Reading ingredients' },
            {
              type: 'doc',
              id: 'manifest/reading/reading-cawg-id',
              label: 'Reading CAWG identity assertions',
            },
            { type: 'doc', id: 'manifest/reading/legacy-manifests', label: 'Reading legacy manifest data' },
            { type: 'doc', id: 'manifest/reading/manifest-validation', label: 'Validating manifests' },
          ],
        },
        {
          type: 'category',
          label: 'Writing manifest data',
          id: 'manifest/writing',
          items: [
            { type: 'doc', id: 'manifest/writing/ingredients', label: 'Writing ingredients' },
            {
              type: 'doc',
              id: 'manifest/writing/assertions-actions',
              label: 'Writing assertions and actions',
            },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Signing and certificates',
      id: 'signing',
      items: [
        { type: 'doc', id: 'signing/test-certs', label: 'Using test certificates' },
        { type: 'doc', id: 'signing/get-cert', label: 'Getting a certificate' },
        { type: 'doc', id: 'signing/local-signing', label: 'Signing with local credentials' },
        { type: 'doc', id: 'signing/prod-cert', label: 'Using a certificate in production' },
      ],
    },
    { type: 'doc', id: 'conformance', label: 'C2PA conformance program' },
    {
      type: 'category',
      label: 'Durable Content Credentials',
      id: 'durable-cr',
      items: [
        { type: 'doc', id: 'durable-cr/sb-algs', label: 'Watermarking and fingerprinting' },
        {
          type: 'category',
          label: 'TrustMark watermarking',
          id: 'durable-cr/trustmark-intro',
          items: [
            { type: 'doc', id: 'trustmark', label: 'Overview' },
            { type: 'doc', id: 'trustmark/python/CONFIG', label: 'Configuration' },
            { type: 'doc', id: 'trustmark/c2pa', label: 'Using with C2PA' },
            { type: 'doc', id: 'trustmark/js', label: 'JavaScript example' },
            { type: 'doc', id: 'trustmark/rust', label: 'Rust implementation' },
            { type: 'doc', id: 'trustmark/rust/crates/trustmark-cli', label: 'Rust CLI' },
            { type: 'doc', id: 'durable-cr/tm-faq', label: 'FAQ' },
          ],
        },
      ],
    },
    { type: 'doc', id: 'community-resources', label: 'Community resources' },
  ],
});
