import type { Card } from '../../components/cards/index.tsx';

export interface LanguageTasks {
  name: string;
  packageName: string;
  address: string;
  /** Addresses of sections or pages by the label of their link. */
  tasks: Readonly<Record<string, string>>;
}

/** Common first tasks in each language. A link is shown if its page exists. */
export const LANGUAGE_TASKS: readonly LanguageTasks[] = [
  {
    name: 'Browser',
    packageName: '@contentauth/c2pa-web',
    address: '/docs/js-sdk/getting-started/overview',
    tasks: {
      'Read a file': '/docs/js-sdk/getting-started/quick-start',
      Validate: '/docs/js-sdk/guides/validation',
      'Show credentials': '/docs/js-sdk/guides/viewing-manifest-data',
      Sign: '/docs/js-sdk/guides/examples#write',
      'Host the library': '/docs/js-sdk/guides/hosting',
      'API reference': '/docs/js-sdk/api-web',
    },
  },
  {
    name: 'Node.js',
    packageName: '@contentauth/c2pa-node',
    address: '/docs/c2pa-node',
    tasks: {
      Install: '/docs/c2pa-node/install',
      'Read a file': '/docs/c2pa-node/docs/usage#read',
      Sign: '/docs/c2pa-node/docs/usage#sign',
      'Sign through a callback': '/docs/c2pa-node/docs/usage#callback',
      Formats: '/docs/c2pa-node/docs/supported-formats',
      'API reference': '/docs/c2pa-node/api',
    },
  },
  {
    name: 'Python',
    packageName: 'c2pa-python',
    address: '/docs/c2pa-python',
    tasks: {
      Install: '/docs/c2pa-python#install-it',
      'Read a file': '/docs/c2pa-python#read-a-file',
      Sign: '/docs/c2pa-python#sign-a-file',
      'Trust settings': '/docs/c2pa-python/docs/usage#trust',
      Formats: '/docs/c2pa-python/docs/supported-formats',
      Examples: '/docs/c2pa-python/docs/examples',
    },
  },
  {
    name: 'Rust',
    packageName: 'c2pa',
    address: '/docs/rust-sdk',
    tasks: {
      'First program': '/docs/rust-sdk#first',
      'Read a file': '/docs/rust-sdk/docs/usage#read',
      Sign: '/docs/rust-sdk/docs/usage#sign',
      'Sign through a callback': '/docs/rust-sdk/docs/usage#callback',
      Formats: '/docs/rust-sdk/docs/supported-formats',
      'Feature flags': '/docs/rust-sdk#features',
    },
  },
  {
    name: 'C++ and C',
    packageName: 'c2pa-cpp',
    address: '/docs/c2pa-c',
    tasks: {
      'Build with CMake': '/docs/c2pa-c#cmake',
      'Read a file': '/docs/c2pa-c/docs/usage#read',
      Sign: '/docs/c2pa-c/docs/usage#sign',
      'Sign through a callback': '/docs/c2pa-c/docs/usage#callback',
      Formats: '/docs/c2pa-c/docs/supported-formats',
    },
  },
  {
    name: 'Command line',
    packageName: 'c2patool',
    address: '/docs/c2patool',
    tasks: {
      Install: '/docs/c2patool#install',
      'Read a report': '/docs/c2patool/docs/usage#reports',
      'Set a trust list': '/docs/c2patool/docs/usage#trust',
      Sign: '/docs/c2patool/docs/x_509',
      'Manifest definition': '/docs/c2patool/docs/manifest',
      Formats: '/docs/c2patool/docs/supported-formats',
    },
  },
];

/** Tools that readers can use immediately, on the page or as a download. A tool is shown if its page exists. */
export const TOOLS: readonly Card[] = [
  {
    title: 'Inspect a file',
    text: 'See a file’s Content Credentials in your browser. The file never leaves your device.',
    href: '/docs/verify',
  },
  {
    title: 'Sign in your browser',
    text: 'Create a test certificate, write a manifest, and sign an image.',
    href: '/docs/signing/try-it',
  },
  {
    title: 'Check a certificate',
    text: 'Find every rule that a certificate breaks, with the command that fixes it.',
    href: '/docs/signing/check-certificate',
  },
  {
    title: 'Look up a status code',
    text: 'What each validation code means, and what to do about it.',
    href: '/docs/codes',
  },
  {
    title: 'Find a sample program',
    text: 'Tested programs by task and language, ready to save and run.',
    href: '/docs/manifest/tasks',
  },
  {
    title: 'Example files',
    text: 'Signed images, audio, and video to inspect, compare, and download.',
    href: '/docs/manifest/manifest-examples',
  },
  {
    title: 'Run a sandbox',
    text: 'A complete browser project to run, read, and download.',
    href: '/docs/js-sdk/guides/sandbox-vite',
  },
  {
    title: 'Look up a term',
    text: 'Short definitions, each with its clause in the standard.',
    href: '/docs/glossary',
  },
];
