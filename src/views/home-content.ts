/** A task on the home page, shown if its page exists. */
export interface Door {
  title: string;
  text: string;
  address: string;
}

export const TASKS: readonly Door[] = [
  {
    title: 'Read and show credentials',
    text: 'Open a file and list who signed it, what was done to it, and what it was made from.',
    address: '/docs/manifest/reading',
  },
  {
    title: 'Understand validation results',
    text: 'What each validation state and status code means, and what to tell your users.',
    address: '/docs/manifest/reading/manifest-validation',
  },
  {
    title: 'Write a manifest',
    text: 'Record how a file was created or edited, with its ingredients and actions.',
    address: '/docs/manifest/writing',
  },
  {
    title: 'Sign a file',
    text: 'Sign an image from start to finish on your own machine, and check the result.',
    address: '/docs/signing/local-signing',
  },
  {
    title: 'Create test certificates',
    text: 'Create a test chain with OpenSSL, learn the certificate rules, and recognize common mistakes.',
    address: '/docs/signing/test-certs',
  },
  {
    title: 'Understand manifests',
    text: 'Manifests, claims, assertions, and signatures, shown in one real file.',
    address: '/docs/manifest/understanding-manifest',
  },
  {
    title: 'Get a trusted certificate',
    text: 'Send a signing request to a certificate authority on the C2PA trust list.',
    address: '/docs/signing/get-cert',
  },
  {
    title: 'Recover lost credentials',
    text: 'Use watermarks, fingerprints, and manifest repositories when metadata is stripped.',
    address: '/docs/durable-cr',
  },
  {
    title: 'Pass the conformance program',
    text: 'The evidence you submit, the assurance levels, and the lists your product must use.',
    address: '/docs/conformance',
  },
];

/** Something that this site has besides pages, shown if its page exists. */
export interface Feature extends Door {
  /** Its picture in `img/only-here/`, which `npm run lab -- screenshots` takes. */
  picture: string;
  alt: string;
}

/** In the order of the home page. */
export const ONLY_HERE: readonly Feature[] = [
  {
    title: 'Samples that run',
    text: 'Programs in seven languages that our tests run against the published packages.',
    address: '/docs/manifest/tasks',
    picture: 'samples',
    alt: 'The beginning of a program that reads a file, with a tab for each language.',
  },
  {
    title: 'Forged files',
    text: 'Test your validator with them, and see what other validators report.',
    address: '/docs/manifest/reading/attack-gallery',
    picture: 'forged',
    alt: 'A drawing of a landscape before and after an attack that shifted its parts and changed its colors.',
  },
  {
    title: 'A check of the program’s rules',
    text: 'The inspector compares a file with the rules that the conformance program publishes.',
    address: '/docs/conformance#check-a-file',
    picture: 'conformance',
    alt: 'The result for a file: how many of the program’s rules it meets, and that meeting them isn’t trust.',
  },
  {
    title: 'An answer for each error',
    text: 'Paste a message or a stack trace to find its cause and fix.',
    address: '/docs/errors',
    picture: 'errors',
    alt: 'Messages that contain the word “hash”, each with a link to the page that explains it.',
  },
  {
    title: 'Work without a network',
    text: 'Read, validate, and sign on machines that are offline.',
    address: '/docs/running/offline',
    picture: 'offline',
    alt: 'A drawing: the package, the trust lists, and remote stores are copied once to a machine without a network.',
  },
  {
    title: 'For AI assistants',
    text: 'A server with these pages, rules for assistants, and checks for what they write.',
    address: '/docs/assistants',
    picture: 'assistants',
    alt: 'A drawing: the assistant calls tools of a server on your machine, which has the pages, schemas, and the SDK.',
  },
];

export interface Language {
  name: string;
  packageName: string;
  use: string;
  /** Its page; without it, the language isn't a link. */
  address: string;
}

/** The libraries, each with its package's name. */
export const LANGUAGES: readonly Language[] = [
  {
    name: 'Web',
    packageName: '@contentauth/c2pa-web',
    use: 'Read and sign in the browser',
    address: '/docs/js-sdk/getting-started/overview',
  },
  {
    name: 'Node.js',
    packageName: '@contentauth/c2pa-node',
    use: 'Services and build tools',
    address: '/docs/c2pa-node',
  },
  {
    name: 'Python',
    packageName: 'c2pa-python',
    use: 'Services, notebooks, and pipelines',
    address: '/docs/c2pa-python',
  },
  { name: 'Rust', packageName: 'c2pa', use: 'The core of every other library', address: '/docs/rust-sdk' },
  { name: 'C and C++', packageName: 'c2pa-cpp', use: 'Native apps and devices', address: '/docs/c2pa-c' },
  {
    name: 'Command line',
    packageName: 'c2patool',
    use: 'Inspect, sign, and script',
    address: '/docs/c2patool',
  },
];
