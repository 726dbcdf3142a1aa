/** What the home page offers. A door is shown when its page exists, so that a new page opens its door by itself. */
export interface Door {
  title: string;
  text: string;
  address: string;
}

export const TASKS: readonly Door[] = [
  {
    title: 'Read and show credentials',
    text: 'Open a file, list who signed it, what was done to it and what it was made from.',
    address: '/docs/manifest/reading',
  },
  {
    title: 'Tell valid from trusted',
    text: 'Understand every validation state and status code, and what to say to your users.',
    address: '/docs/manifest/reading/manifest-validation',
  },
  {
    title: 'Write a manifest',
    text: 'Record how a file was created or edited, with its ingredients and actions.',
    address: '/docs/manifest/writing',
  },
  {
    title: 'Sign a file',
    text: 'Sign an image end to end on your own machine and check the result.',
    address: '/docs/signing/local-signing',
  },
  {
    title: 'Make a certificate that works',
    text: 'A test chain with openssl, every rule explained, and each mistake with its symptom.',
    address: '/docs/signing/test-certs',
  },
  {
    title: 'Learn how it fits together',
    text: 'Manifests, claims, assertions and signatures, followed through one real file.',
    address: '/docs/manifest/understanding-manifest',
  },
  {
    title: 'Get a certificate others trust',
    text: 'From your own signing request to an authority on the C2PA trust list.',
    address: '/docs/signing/get-cert',
  },
  {
    title: 'Find credentials that were lost',
    text: 'Watermarks, fingerprints and manifest repositories, when metadata is stripped.',
    address: '/docs/durable-cr',
  },
  {
    title: 'Pass the conformance program',
    text: 'What an applicant hands in, assurance levels, and the lists a product must use.',
    address: '/docs/conformance',
  },
];

export interface Language {
  name: string;
  packageName: string;
  use: string;
}

/** The SDKs, each with the name it is installed by. */
export const LANGUAGES: readonly Language[] = [
  { name: 'Web', packageName: '@contentauth/c2pa-web', use: 'Read and sign in the browser' },
  { name: 'Node.js', packageName: '@contentauth/c2pa-node', use: 'Services and build tools' },
  { name: 'Python', packageName: 'c2pa-python', use: 'Services, notebooks, pipelines' },
  { name: 'Rust', packageName: 'c2pa', use: 'The core under every other SDK' },
  { name: 'C and C++', packageName: 'c2pa-cpp', use: 'Native apps and devices' },
  { name: 'Command line', packageName: 'c2patool', use: 'Look, sign and script' },
];
