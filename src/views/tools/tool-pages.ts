import type { ToolId } from '../../config/tool-pages.ts';
import type { Link } from '../../layout/data.ts';

/** The texts around a tool on its page. */
export interface ToolPageText {
  /** Name of the island in `packages/tools/src/`; the page about the lists is only tables. */
  island?: string;
  title: string;
  description: string;
  lead: string;
  /** An alternative for readers without JavaScript, and the pages that show it. */
  withoutScript?: string;
  instead?: ReadonlyArray<Pick<Link, 'label' | 'href'>>;
  /** Related pages in the docs; those that don't exist are left out. */
  docs: ReadonlyArray<Pick<Link, 'label' | 'href'>>;
}

export const TOOL_PAGES: Readonly<Record<ToolId, ToolPageText>> = {
  inspect: {
    island: 'inspector',
    title: 'Inspect a file',
    description:
      'Open an image, video, audio file, or PDF and see its Content Credentials: who signed it, what changed, and what could be checked.',
    lead: 'See who signed a file, what was done to it, and whether it has changed since.',
    withoutScript:
      'The inspector needs JavaScript. Without it, C2PA Tool and the SDKs read the same files on your computer.',
    instead: [
      { label: 'C2PA Tool', href: '/docs/c2patool' },
      { label: 'Read with an SDK', href: '/docs/manifest/reading' },
    ],
    docs: [
      { label: 'What the verdicts mean', href: '/docs/verify#verdicts' },
      { label: 'Validation states and status codes', href: '/docs/manifest/reading/manifest-validation' },
      { label: 'Which trust list to select', href: '/docs/verify-known-cert-list' },
      { label: 'Read credentials in your own code', href: '/docs/manifest/reading' },
    ],
  },
  sign: {
    island: 'signing-lab',
    title: 'Sign and tamper',
    description:
      'Sign an image in your browser with a newly created key, change a byte, trust the root, and see what a validator reports each time.',
    lead: 'Sign an image, tamper with it, and watch the verdict change. Nothing leaves your device.',
    withoutScript:
      'The lab needs JavaScript. Without it, the samples for local signing do the same on your computer.',
    instead: [
      { label: 'Sign on your own machine', href: '/docs/signing/local-signing' },
      { label: 'C2PA Tool', href: '/docs/c2patool' },
    ],
    docs: [
      { label: 'What each step shows', href: '/docs/signing/try-it' },
      { label: 'Sign on your own machine', href: '/docs/signing/local-signing' },
      { label: 'Write a manifest definition', href: '/docs/manifest/writing' },
      { label: 'Sign in production', href: '/docs/signing/prod-cert' },
    ],
  },
  certificate: {
    island: 'certificate-clinic',
    title: 'Check a certificate',
    description:
      'Check a certificate chain against every rule for C2PA signers, and see each rule it breaks, its clause, and the fix.',
    lead: 'Check a certificate chain against every rule for C2PA signers before you sign with it. It never leaves your device.',
    withoutScript:
      'This tool needs JavaScript. Without it, check a certificate with the OpenSSL commands in the docs.',
    instead: [{ label: 'Certificate rules', href: '/docs/signing/certificate-rules' }],
    docs: [
      { label: 'How the check works', href: '/docs/signing/check-certificate' },
      { label: 'Get a certificate', href: '/docs/signing/get-cert' },
      { label: 'Create test certificates', href: '/docs/signing/test-certs' },
      { label: 'Use a production certificate', href: '/docs/signing/prod-cert' },
    ],
  },
  trust: {
    title: 'Look up a product or CA',
    description:
      'Search the products on the C2PA list of conforming products, and the CAs and time-stamping authorities on the trust lists.',
    lead: 'Search four lists at once for a signer’s product, certificate authority (CA), or time-stamping authority (TSA).',
    docs: [
      { label: 'Get from untrusted to Trusted', href: '/docs/signing/trusted' },
      { label: 'Check who signed a file', href: '/docs/manifest/reading/check-signer' },
      { label: 'C2PA conformance program', href: '/docs/conformance' },
      { label: 'Trust lists', href: '/docs/verify-known-cert-list' },
    ],
  },
};
