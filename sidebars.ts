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
          items: [{ type: 'doc', id: 'manifest/reading/manifest-validation', label: 'Validating manifests' }],
        },
        { type: 'doc', id: 'manifest/writing', label: 'Writing manifest data' },
      ],
    },
    {
      type: 'category',
      label: 'Signing and certificates',
      id: 'signing',
      items: [
        { type: 'doc', id: 'signing/test-certs', label: 'Using test certificates' },
        { type: 'doc', id: 'signing/local-signing', label: 'Signing with local credentials' },
      ],
    },
    { type: 'doc', id: 'community-resources', label: 'Community resources' },
  ],
});
