import type { Condition } from './questions.ts';

/** A page on the reading path, for readers whose answers match. */
export interface Step {
  address: string;
  when: Condition;
}

const web = ['web'];
const server = ['server'];
const program = ['program'];
const newsroom = ['newsroom'];
const builders = ['web', 'server', 'app'];
const read = ['read', 'both'];
const write = ['write', 'both'];
const yes = ['yes'];

/** All steps in reading order. Pages that don't exist are left out. */
export const STEPS: readonly Step[] = [
  { address: '/docs/introduction', when: {} },
  { address: '/docs/faqs', when: { who: newsroom } },
  { address: '/docs/getting-started', when: { who: builders } },
  { address: '/docs/conformance', when: { who: program } },
  { address: '/docs/verify', when: { who: newsroom } },
  { address: '/docs/other-langs', when: { who: ['server', 'app'] } },
  { address: '/docs/js-sdk/getting-started/quick-start', when: { who: web } },
  { address: '/docs/c2pa-node/install', when: { who: server } },
  { address: '/docs/manifest/understanding-manifest', when: {} },
  { address: '/docs/manifest/reading', when: { does: read } },
  { address: '/docs/manifest/reading/manifest-validation', when: { does: read } },
  { address: '/docs/codes', when: { does: read, who: program } },
  { address: '/docs/verify-known-cert-list', when: { does: read } },
  {
    address: '/docs/manifest/reading/reading-ingredients',
    when: { does: read, who: ['newsroom', 'server'] },
  },
  { address: '/docs/manifest/reading/legacy-manifests', when: { does: read, who: newsroom } },
  { address: '/docs/js-sdk/guides/hosting', when: { who: web } },
  { address: '/docs/signing', when: { does: write } },
  { address: '/docs/signing/test-certs', when: { does: write, key: ['none'] } },
  { address: '/docs/signing/get-cert', when: { does: write, key: ['service'] } },
  { address: '/docs/signing/local-signing', when: { does: write, who: [...builders, 'newsroom'] } },
  { address: '/docs/manifest/writing', when: { does: write } },
  { address: '/docs/manifest/writing/assertions-actions', when: { does: write } },
  { address: '/docs/manifest/writing/ingredients', when: { does: write, media: ['edits'] } },
  { address: '/docs/manifest/iptc-properties', when: { does: write, who: newsroom } },
  { address: '/docs/signing/prod-cert', when: { does: write, key: ['service'] } },
  { address: '/docs/manifest/writing/cawg-id', when: { does: write, people: yes } },
  { address: '/docs/manifest/reading/reading-cawg-id', when: { people: yes } },
  { address: '/docs/durable-cr', when: { lost: yes } },
  { address: '/docs/durable-cr/sb-algs', when: { lost: yes } },
  { address: '/docs/trustmark/c2pa', when: { does: write, lost: yes } },
];
