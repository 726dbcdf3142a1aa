/** A call of a tool, and part of its text. */
export type Call = readonly [name: string, given: Record<string, unknown>, pattern: RegExp];

/** One or more calls of each tool. */
export const CALLS: readonly Call[] = [
  ['search_docs', { query: 'trust list' }, /\/docs\/verify-known-cert-list/],
  ['read_page', { address: '/docs/signing/get-cert' }, /^# /],
  ['read_page', { address: '/docs/faqs#do-they-detect-ai' }, /They don't analyze the content/],
  ['find_sample', { task: 'sign an image', language: 'python' }, /from c2pa import/],
  [
    'find_sample',
    { task: 'sign a photo', language: 'swift' },
    /Read them with read_page:[\s\S]*\/docs\/mobile\/ios/,
  ],
  ['find_sample', { task: 'read a file', language: 'kotlin' }, /\/docs\/mobile\/android/],
  ['find_sample', { task: 'sign with AWS KMS in Python', language: 'python' }, /sign-aws-kms, python/],
  ['explain_status_code', { code: 'signingCredential.untrusted' }, /trust/],
  ['explain_status_code', { code: 'assertion.dataHash.mismatch' }, /Sign as the last step/],
  [
    'explain_status_code',
    { code: 'claimSignature.mismatch' },
    /"known_causes": \[\s+\{\s+"cause": ".{0,60}no organization/,
  ],
  ['explain_status_code', { code: 'Error: No claim found' }, /has no Content Credentials/],
  [
    'check_manifest_definition',
    { definition: '{"titel": "x"}', intent: 'create' },
    /Rename `titel` to `title`/,
  ],
  ['check_program', { code: "import 'c2pa-node'", language: 'node' }, /@contentauth\/c2pa-node/],
  ['certificate_rules', {}, /P-256/],
  ['inspect_file', { path: 'dist/img/home/lake.jpg' }, /Valid doesn’t mean trusted/],
  ['check_conformance', { path: 'dist/img/home/lake.jpg' }, /Meets \d+ of 23 file rules/],
];
