import { defineSidebars } from './src/config/sidebars.ts';

/** Order and labels of the docs. A page is named by its path in docs/ without extension. */
export default defineSidebars({
  docs: [
    {
      label: 'Get started',
      items: [
        { id: 'introduction', unlisted: ['offline'] },
        'getting-started',
        'signing/try-it',
        'key-concepts',
        {
          id: 'manifest/understanding-manifest',
          unlisted: ['manifest/store-by-format', 'manifest/reading/raw-store'],
        },
        { id: 'manifest/tasks', unlisted: ['manifest/run-samples'] },
        'assistants',
      ],
    },
    {
      label: 'Read and validate',
      items: [
        'verify',
        { id: 'inspectors', unlisted: ['manifest/reading/inspector-fields', 'manifest/reading/exiftool'] },
        {
          id: 'manifest/reading',
          items: [
            'manifest/reading/reading-ingredients',
            { id: 'manifest/reading/reading-cawg-id', unlisted: ['manifest/reading/identity-types'] },
            'manifest/reading/legacy-manifests',
            'manifest/json-ref/reader',
          ],
        },
        {
          id: 'manifest/reading/manifest-validation',
          items: [
            'manifest/reading/verdicts',
            'verify-known-cert-list',
            'manifest/reading/trust-anchors',
            {
              id: 'manifest/reading/check-signer',
              unlisted: ['manifest/reading/phones-and-cameras', 'manifest/reading/certificate-chain'],
            },
            'manifest/reading/validation-results',
          ],
        },
        {
          id: 'manifest/reading/hash-coverage',
          items: [
            { id: 'manifest/reading/limits', unlisted: ['manifest/reading/security-fixes'] },
            { id: 'manifest/reading/how-the-hash-works', unlisted: ['manifest/reading/attack-gallery'] },
            'manifest/reading/validators-disagree',
          ],
        },
        {
          label: 'Show on a website',
          items: [
            { id: 'js-sdk/guides/viewing-manifest-data', unlisted: ['js-sdk/guides/selectors'] },
            'js-sdk/guides/validation',
            { type: 'link', label: 'Show in a React component', href: '/docs/running/react-nextjs' },
          ],
        },
      ],
    },
    {
      label: 'Write and sign',
      items: [
        'signing/local-signing',
        {
          id: 'manifest/writing',
          items: [
            'manifest/writing/intents',
            { id: 'manifest/writing/assertions-actions', unlisted: ['manifest/writing/source-types'] },
            'manifest/iptc-properties',
            {
              id: 'manifest/writing/cawg-id',
              unlisted: [
                'manifest/writing/author',
                'rust-sdk/docs/cawg-id',
                'c2patool/docs/cawg_x509_signing',
              ],
            },
            'manifest/writing/outside-data',
            'manifest/writing/redact',
            'media/working-stores',
            'manifest/json-ref/manifest-def',
          ],
        },
        {
          id: 'manifest/writing/ingredients',
          unlisted: [
            'media/signed-sources',
            'media/sidecar-chains',
            'media/ingredient-thumbnails',
            'manifest/writing/reuse-ingredients',
            'manifest/writing/select-ingredients',
          ],
        },
        'signing/time-stamps',
        'manifest/writing/sidecar-remote',
        { id: 'manifest/writing/settings', unlisted: ['manifest/writing/compress'] },
        { type: 'link', label: 'Sign many files', href: '/docs/production/many-files' },
        { type: 'link', label: 'Sign through a service', href: '/docs/signing/prod-cert' },
        {
          id: 'manifest/manifest-examples',
          unlisted: [
            { type: 'doc', id: 'manifest/manifest-examples/created', label: 'Created image' },
            { type: 'doc', id: 'manifest/manifest-examples/edited', label: 'Edited image' },
            { type: 'doc', id: 'manifest/manifest-examples/generated', label: 'Generated image' },
            { type: 'doc', id: 'manifest/manifest-examples/composite', label: 'Composite image' },
            { type: 'doc', id: 'manifest/manifest-examples/sound', label: 'Audio' },
            { type: 'doc', id: 'manifest/manifest-examples/video', label: 'Video' },
            { type: 'doc', id: 'manifest/manifest-examples/sidecar', label: 'Sidecar' },
            { type: 'doc', id: 'manifest/manifest-examples/remote', label: 'Remote manifest' },
            { type: 'doc', id: 'manifest/manifest-examples/redacted', label: 'Redacted location' },
            { type: 'doc', id: 'manifest/manifest-examples/tampered', label: 'Tampered image' },
            { type: 'doc', id: 'manifest/manifest-examples/time-stamped', label: 'Time-stamped image' },
            { type: 'doc', id: 'manifest/manifest-examples/identity', label: 'Identity assertion' },
          ],
        },
      ],
    },
    {
      label: 'Certificates and keys',
      items: [
        {
          id: 'signing',
          items: [
            'signing/test-certs',
            { id: 'signing/get-cert', unlisted: ['signing/convert-keys', 'signing/individuals'] },
            'signing/trusted',
            { id: 'signing/check-certificate', unlisted: ['signing/certificate-messages'] },
            'signing/certificate-rules',
            { id: 'signing/expired-revoked', unlisted: ['signing/revoked', 'signing/ocsp-staple'] },
            { type: 'link', label: 'Time-stamp a signature', href: '/docs/signing/time-stamps' },
          ],
        },
        'production/rotate-keys',
        { id: 'conformance', unlisted: ['conformance/ci'] },
        {
          id: 'production',
          items: [
            'production/pkcs11',
            'production/aws-kms',
            'production/google-cloud-kms',
            'production/azure-key-vault',
            'production/vault',
            'production/callback-signers',
            'production/rsa-pss',
          ],
        },
        {
          label: 'Run in production',
          items: [
            { id: 'signing/prod-cert', unlisted: ['production/ci'] },
            'production/many-files',
            { id: 'running/offline', unlisted: ['running/proxy'] },
          ],
        },
      ],
    },
    {
      label: 'Libraries',
      items: [
        'other-langs',
        {
          id: 'js-sdk/getting-started/overview',
          items: [
            { id: 'js-sdk/getting-started/quick-start', unlisted: ['js-sdk/getting-started/migrate'] },
            {
              id: 'js-sdk/guides/examples',
              unlisted: [
                'js-sdk/guides/sign-in-page',
                'js-sdk/guides/sandbox-vite',
                'js-sdk/guides/sandbox-webpack',
                'js-sdk/guides/sandbox-rollup',
                'js-sdk/guides/sandbox-viewing-manifest',
              ],
            },
            'js-sdk/guides/tasks',
            'js-sdk/guides/supported-formats',
            {
              type: 'link',
              label: 'Vite, webpack, and Rollup',
              href: '/docs/js-sdk/guides/hosting#load-the-wasm-file',
            },
            {
              id: 'js-sdk/guides/hosting',
              unlisted: ['js-sdk/getting-started/architecture', 'running/slow-png'],
            },
            { type: 'generated', family: 'api-web', label: 'c2pa-web API reference', id: 'js-sdk/api-web' },
            { type: 'generated', family: 'api-c2pa', label: 'API documentation (legacy)', id: 'js-sdk/api' },
          ],
        },
        {
          id: 'c2pa-node',
          items: [
            'c2pa-node/install',
            { id: 'c2pa-node/docs/usage', unlisted: ['c2pa-node/docs/migrate'] },
            'c2pa-node/docs/tasks',
            'c2pa-node/docs/supported-formats',
            'c2pa-node-example',
            'c2pa-node/docs/release-notes',
            { type: 'generated', family: 'api-node', label: 'c2pa-node API reference', id: 'c2pa-node/api' },
          ],
        },
        {
          id: 'c2pa-python',
          items: [
            { id: 'c2pa-python/docs/usage', unlisted: ['c2pa-python/docs/service'] },
            'c2pa-python/docs/examples',
            'c2pa-python/docs/supported-formats',
            {
              id: 'c2pa-python-example',
              unlisted: ['c2pa-python-example/kms', 'c2pa-python-example/upstream'],
            },
            'c2pa-python/docs/release-notes',
          ],
        },
        {
          id: 'rust-sdk',
          items: [
            'rust-sdk/docs/usage',
            'rust-sdk/docs/tasks',
            { id: 'rust-sdk/docs/service', unlisted: ['c2pa-min'] },
            'rust-sdk/docs/supported-formats',
            'rust-sdk/docs/release-notes',
            { type: 'link', label: 'API documentation on docs.rs', href: 'https://docs.rs/c2pa' },
          ],
        },
        {
          id: 'c2pa-c',
          items: [
            { id: 'c2pa-c/docs/usage', unlisted: ['c2pa-c/docs/removed-functions'] },
            'c2pa-c/docs/tasks',
            'c2pa-c/docs/supported-formats',
          ],
        },
        {
          id: 'mobile',
          items: [
            { id: 'mobile/ios', unlisted: ['mobile/ios-library'] },
            { id: 'mobile/android', unlisted: ['mobile/android-library'] },
            'mobile/certificates',
          ],
        },
        {
          id: 'c2patool',
          items: [
            { id: 'c2patool/docs/usage', unlisted: ['c2pa-service-example'] },
            { type: 'link', label: 'Use in scripts and CI', href: '/docs/c2patool/docs/usage#scripts' },
            'c2patool/docs/supported-formats',
            'c2patool/docs/manifest',
            'c2patool/docs/x_509',
            'c2patool/docs/changelog',
          ],
        },
        {
          id: 'running',
          items: [
            'running/react-nextjs',
            'running/bundlers',
            'production/containers',
            'running/runtimes',
            { id: 'running/extensions', unlisted: ['running/extension-images'] },
          ],
        },
      ],
    },
    {
      label: 'Media and delivery',
      items: [
        {
          id: 'media',
          items: [
            'media/sign-video',
            { id: 'media/fragmented-video', unlisted: ['media/live-video'] },
            'media/documents',
            { id: 'media/unsupported-formats', unlisted: ['media/unusual-extensions'] },
            { id: 'media/embeddable-signing', unlisted: ['media/sign-hash'] },
            { id: 'media/progress', unlisted: ['media/slow-signing'] },
            { id: 'media/remove-credentials', unlisted: ['media/remove-location'] },
            'media/test-files',
            {
              type: 'link',
              label: 'Which formats are supported',
              href: '/docs/rust-sdk/docs/supported-formats',
            },
          ],
        },
        {
          id: 'delivery',
          items: [
            'delivery/matrix',
            'delivery/sign-renditions',
            'delivery/inspector-access',
            { id: 'delivery/hosted-services', unlisted: ['delivery/social-server'] },
          ],
        },
      ],
    },
    {
      id: 'ai',
      items: [
        { id: 'ai/mark', unlisted: ['ai/local-models'] },
        { id: 'ai/read', unlisted: ['ai/vendors'] },
        'manifest/writing/training',
        { type: 'link', label: 'Code with AI assistants', href: '/docs/assistants' },
      ],
    },
    {
      id: 'durable-cr',
      items: [
        'durable-cr/sb-algs',
        { id: 'durable-cr/resolvers', unlisted: ['durable-cr/repository'] },
        {
          id: 'durable-cr/trustmark-intro',
          items: [
            {
              id: 'trustmark',
              unlisted: ['trustmark/payload', 'trustmark/python/CONFIG', 'trustmark/print-and-screen'],
            },
            'trustmark/c2pa',
            'trustmark/js',
            { id: 'trustmark/rust', unlisted: ['trustmark/rust/crates/trustmark-cli'] },
            { id: 'durable-cr/tm-faq', unlisted: ['trustmark/FAQ'] },
          ],
        },
      ],
    },
    {
      label: 'Troubleshooting',
      items: [
        'errors',
        'errors/causes',
        {
          type: 'generated',
          family: 'status-codes',
          label: 'Validation status codes',
          id: 'codes',
          unlisted: true,
        },
        { type: 'link', label: 'Untrusted signer', href: '/docs/signing/trusted' },
        { type: 'link', label: 'Lost credentials', href: '/docs/delivery' },
        'faqs',
      ],
    },
    {
      label: 'Reference',
      items: [
        {
          id: 'manifest/json-ref',
          items: [
            'manifest/json-ref/actions',
            {
              id: 'manifest/json-ref/settings',
              items: ['manifest/json-ref/settings-builder'],
            },
            'manifest/json-ref/manifest-json-schema',
            'manifest/json-ref/crjson',
          ],
        },
        'glossary',
      ],
    },
    {
      label: 'What’s new',
      items: [
        { id: 'whats-changed', unlisted: ['upgrade-0-92', 'c2pa-2-5'] },
        'roadmap',
        'community-resources',
      ],
    },
  ],
});
