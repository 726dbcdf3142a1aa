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
        { type: 'doc', id: 'verify', label: 'Using the Verify tool' },
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
            { type: 'generated', family: 'status-codes', label: 'Validation status codes', id: 'codes' },
            { type: 'doc', id: 'manifest/json-ref/reader', label: 'Reader JSON reference' },
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
            { type: 'doc', id: 'manifest/writing/cawg-id', label: 'Writing CAWG identity assertions' },
            {
              type: 'doc',
              id: 'manifest/json-ref/manifest-def',
              label: 'ManifestDefinition JSON reference',
            },
          ],
        },
        {
          type: 'category',
          label: 'JSON reference',
          id: 'manifest/json-ref',
          items: [
            { type: 'doc', id: 'manifest/json-ref/validation-results' },
            { type: 'doc', id: 'manifest/json-ref/ingredients' },
            { type: 'doc', id: 'manifest/json-ref/actions' },
            { type: 'doc', id: 'manifest/json-ref/assertion-metadata' },
            { type: 'doc', id: 'manifest/json-ref/regions' },
            { type: 'doc', id: 'manifest/json-ref/settings' },
            { type: 'doc', id: 'manifest/json-ref/settings-builder' },
            { type: 'doc', id: 'manifest/json-ref/manifest-json-schema', label: 'JSON Schemas' },
          ],
        },
        {
          type: 'category',
          label: 'Examples',
          id: 'manifest/manifest-examples',
          items: [
            { type: 'doc', id: 'manifest/manifest-examples/created', label: 'Created' },
            { type: 'doc', id: 'manifest/manifest-examples/edited', label: 'Edited' },
            { type: 'doc', id: 'manifest/manifest-examples/generated', label: 'Generated' },
            { type: 'doc', id: 'manifest/manifest-examples/composite', label: 'Composite' },
            { type: 'doc', id: 'manifest/manifest-examples/sound', label: 'Sound' },
            { type: 'doc', id: 'manifest/manifest-examples/video', label: 'Video' },
            { type: 'doc', id: 'manifest/manifest-examples/sidecar', label: 'Sidecar' },
            { type: 'doc', id: 'manifest/manifest-examples/remote', label: 'Remote' },
            { type: 'doc', id: 'manifest/manifest-examples/redacted', label: 'Redacted' },
            { type: 'doc', id: 'manifest/manifest-examples/tampered', label: 'Tampered' },
            { type: 'doc', id: 'manifest/manifest-examples/time-stamped', label: 'Time-stamped' },
            { type: 'doc', id: 'manifest/manifest-examples/identity', label: 'Identity' },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'JavaScript library',
      id: 'js-sdk/getting-started/overview',
      items: [
        { type: 'doc', id: 'js-sdk/getting-started/quick-start', label: 'Quick start' },
        { type: 'doc', id: 'js-sdk/guides/examples', label: 'Examples' },
        { type: 'doc', id: 'js-sdk/getting-started/architecture', label: 'Architecture' },
        { type: 'doc', id: 'js-sdk/guides/hosting', label: 'Hosting assets' },
        {
          type: 'category',
          label: 'Viewing manifest data',
          id: 'js-sdk/guides/viewing-manifest-data',
          items: [
            { type: 'doc', id: 'js-sdk/guides/selectors', label: 'Selectors' },
            { type: 'doc', id: 'js-sdk/guides/validation', label: 'Validation' },
          ],
        },
        { type: 'generated', family: 'api-web', label: 'c2pa-web API reference', id: 'js-sdk/api-web' },
        { type: 'generated', family: 'api-c2pa', label: 'API documentation (legacy)', id: 'js-sdk/api' },
        { type: 'link', label: 'c2pa-js on GitHub', href: 'https://github.com/contentauth/c2pa-js' },
      ],
    },
    {
      type: 'category',
      label: 'Libraries by language',
      id: 'other-langs',
      items: [
        {
          type: 'category',
          label: 'Node.js',
          id: 'c2pa-node',
          items: [
            { type: 'doc', id: 'c2pa-node/docs/usage', label: 'Using the Node library' },
            { type: 'doc', id: 'c2pa-node/docs/supported-formats', label: 'Supported media formats' },
            { type: 'doc', id: 'c2pa-node/docs/release-notes', label: 'Release notes' },
            { type: 'doc', id: 'c2pa-node-example', label: 'C2PA Node example' },
            { type: 'generated', family: 'api-node', label: 'c2pa-node API reference', id: 'c2pa-node/api' },
            {
              type: 'link',
              label: 'c2pa-node on GitHub',
              href: 'https://github.com/contentauth/c2pa-js/tree/main/packages/c2pa-node',
            },
          ],
        },
        {
          type: 'category',
          label: 'Python',
          id: 'c2pa-python',
          items: [
            { type: 'doc', id: 'c2pa-python/docs/usage', label: 'Using the Python library' },
            { type: 'doc', id: 'c2pa-python/docs/supported-formats', label: 'Supported media formats' },
            { type: 'doc', id: 'c2pa-python/docs/examples', label: 'Python example code' },
            { type: 'doc', id: 'c2pa-python/docs/release-notes', label: 'Release notes' },
            { type: 'doc', id: 'c2pa-python-example', label: 'C2PA Python example' },
            {
              type: 'link',
              label: 'c2pa-python on GitHub',
              href: 'https://github.com/contentauth/c2pa-python',
            },
          ],
        },
        {
          type: 'category',
          label: 'C++ / C',
          id: 'c2pa-c',
          items: [
            { type: 'doc', id: 'c2pa-c/docs/usage', label: 'Using the C++ library' },
            { type: 'doc', id: 'c2pa-c/docs/supported-formats', label: 'Supported media formats' },
            { type: 'link', label: 'GitHub', href: 'https://github.com/contentauth/c2pa-cpp' },
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
    { type: 'doc', id: 'glossary', label: 'Glossary' },
    {
      type: 'category',
      label: 'Community resources',
      id: 'community-resources',
      items: [{ type: 'doc', id: 'roadmap', label: 'Task planning & roadmap' }],
    },
  ],
});
