import { expect, test } from 'vitest';
import { comparable, hasMessage } from '../../ui/DataTable.client.ts';
import { errorEntries, errorRows } from './data.ts';

const page = [
  '## Sign it',
  '| Key | Meaning |',
  '| --- | --- |',
  '| `alg` | the algorithm |',
  '',
  '```md',
  '| Message | Cause | Fix |',
  '| --- | --- | --- |',
  '| `not this one` | it is in a fence | none |',
  '```',
  '## Errors of `sign` {#errors}',
  '| Message (0.27.22) | Cause | Fix | Class |',
  '| --- | --- | --- | --- |',
  '| `` missing field `alg` `` | No `a\\|b` | Add it | `Other` |',
  '| `a\\|b`, or \\| | Old. | [Update](/docs) it. | `Other` |',
  '### `No claim found` {#no-claim}',
  '',
  'The file has no manifest store.',
  'Sign it.',
  'Check these first:',
  '',
  '- More.',
  '### If it stays',
  '## Sign `again`',
  '### `notAnError`',
].join('\n');

test('messages are read from tables of errors, with their cause and fix, and the heading above them, and from headings in a section of errors', () => {
  expect(errorRows(page)).toEqual([
    {
      message: '`` missing field `alg` ``',
      heading: { text: 'Errors of `sign`', id: 'errors' },
      cause: 'No `a\\|b`.',
      fix: 'Add it.',
    },
    {
      message: '`a\\|b`, or \\|',
      heading: { text: 'Errors of `sign`', id: 'errors' },
      cause: 'Old.',
      fix: '[Update](/docs) it.',
    },
    {
      message: '`No claim found`',
      heading: { text: '`No claim found`', id: 'no-claim' },
      cause: 'The file has no manifest store.',
      fix: 'Sign it.',
    },
  ]);
});

test('the id of a heading is that of its page', () => {
  const idOf = (heading: string) => errorRows(`## Errors\n### ${heading}`)[0]?.heading?.id;
  expect(idOf('`` `a.b` is "ask"; … ``')).toBe('ab-is-ask-');
  expect(idOf('``missing field `alg` ``')).toBe('missing-field-alg-');
});

const entries = errorEntries('.');

test('a message that several pages explain is one entry with several places', () => {
  const unsupported = entries.filter(({ message }) => message === '`type is unsupported`');
  expect(unsupported).toHaveLength(1);
  expect(unsupported[0]?.places.length).toBeGreaterThan(2);
});

test('one label leads to one place', () => {
  const places = new Map<string, Set<string>>();
  for (const { label, address } of entries.flatMap((entry) => entry.places))
    places.set(label, (places.get(label) ?? new Set()).add(address));
  expect([...places].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
});

test('a message from the list of messages has its cause and fix in the index itself, and so has one of a table on a page', () => {
  const entry = (message: string) => entries.find((one) => one.message === message);
  expect(entry('`Failed to stringify JSON Manifest Definition`')).toMatchObject({
    where: 'Node.js',
    cause: expect.stringContaining('`BigInt`'),
    fix: expect.stringContaining('`withJson`'),
  });
  const explained = entries.filter(({ cause, fix }) => cause && fix);
  expect(explained.length / entries.length).toBeGreaterThan(0.9);
  // Markdown that only a page can show.
  expect(
    explained.filter(({ cause, fix }) => /\{(?:fact|version|core):|:term\[|``/.test(`${cause} ${fix}`)),
  ).toEqual([]);
});

/** Whole traces, as readers paste them, and a place that explains their message, or the page with the index. */
const TRACES: Record<string, readonly [trace: string, address: string]> = {
  'Python, a PDF': [
    `Traceback (most recent call last):
  File "C:\\app\\read.py", line 54, in <module>
    with Reader(mime_type, buf) as reader:
         ^^^^^^^^^^^^^^^^^^^^^^
c2pa.c2pa.C2paError: NotSupported: type is unsupported`,
    '/docs/c2pa-python/docs/usage#errors',
  ],
  'Python, a library of another version': [
    `AttributeError: /usr/local/lib/python3.12/site-packages/c2pa/libs/libc2pa_c.so: undefined symbol: c2pa_builder_sign_file
Traceback (most recent call last):
  File "/index.py", line 96, in handler
  File "/usr/local/lib/python3.12/ctypes/__init__.py", line 397, in __getitem__`,
    '/docs/errors/causes#cause-missing-symbol',
  ],
  'Node.js, a certificate': [
    `file:///app/sign.mjs:12
const out = builder.sign(signer, input, output);
                    ^

Error: the certificate is invalid
    at Builder.sign (/app/node_modules/@contentauth/c2pa-node/dist/Builder.js:141:30)
    at file:///app/sign.mjs:12:21

Node.js v24.21.0`,
    '/docs/signing#the-certificate-is-invalid',
  ],
  'Node.js, a key written twice': [
    `node:internal/modules/run_main:107
    triggerUncaughtException(
    ^

[C2pa(ClaimDecoding("claim_cbor: Syntax error: unexpected trailing data: 18 bytes remaining")): claim could not be converted from CBOR: claim_cbor: Syntax error: unexpected trailing data: 18 bytes remaining]

Node.js v24.21.0`,
    '/docs/c2pa-node/docs/usage#errors',
  ],
  'a browser, its policy': [
    `Uncaught (in promise) CompileError: WebAssembly.Module(): Compiling or instantiating WebAssembly module violates the following Content Security policy directive because 'unsafe-eval' is not an allowed source of script
    at ft (index.js:1:7031)`,
    '/docs/errors',
  ],
  'Rust, unwrap': [
    `thread 'main' panicked at src/main.rs:5:73:
called \`Result::unwrap()\` on an \`Err\` value: JumbfNotFound
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`,
    '/docs/errors/causes#cause-no-manifest-store',
  ],
  'Rust, an error from main': [
    'Error: CertificateProfileError(InvalidCertificate)',
    '/docs/signing#the-certificate-is-invalid',
  ],
};

test.each(Object.entries(TRACES))('a pasted trace leads to its message: %s', (_, [trace, address]) => {
  const found = entries.filter(({ message, names }) =>
    [...[...message.matchAll(/(`{1,2})\s?(.+?)\s?\1(?!`)/g)].map(([, , code = '']) => code), ...names].some(
      (one) => hasMessage(comparable(trace), comparable(one)),
    ),
  );
  const explained = found.flatMap(({ fix, places }) => [
    ...(fix ? ['/docs/errors'] : []),
    ...places.map((place) => place.address),
  ]);
  expect(explained).toContain(address);
});
