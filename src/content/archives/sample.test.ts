import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSample } from '../../features/samples/shown.ts';
import { readTasks } from '../../features/samples/task.ts';
import { exampleFiles, sampleArchives, sampleFiles } from './sample.ts';

const filesOf = (file: string) => sampleFiles('samples', readSample('samples', { file }));

test('an archive has the program, its inputs, pinned packages, the expected output, and a README of five lines', () => {
  const files = filesOf('mark-ai/node/mark-ai.mjs') ?? new Map();
  expect([...files.keys()]).toEqual([
    'README.md',
    'expected.txt',
    'make-test-certs.sh',
    'mark-ai.mjs',
    'package.json',
    'photo.jpg',
  ]);
  expect(String(files.get('README.md'))).toBe(
    `# mark-ai.mjs
- Install: \`npm install\`
- Create the input: \`sh make-test-certs.sh test-certs\`
- Run: \`node mark-ai.mjs photo.jpg generated.jpg test-certs\`
- Result: apart from identifiers and dates, the output is expected.txt.
`,
  );
  expect(JSON.parse(String(files.get('package.json'))).dependencies).toEqual({
    '@contentauth/c2pa-node': expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test('an archive has every input, and creates none that the program itself creates', () => {
  expect(filesOf('read-ai/node/read-ai.mjs')).toBeUndefined();
  const certificates = filesOf('test-certificates/openssl/make-test-certs.sh') ?? new Map();
  expect(String(certificates.get('README.md'))).not.toContain('Create the input');
});

/** Every program that has an archive, with its files. */
const withArchive = [...readTasks('samples').entries()].flatMap(([name, task]) =>
  Object.entries(task.languages).flatMap(([language, check]) => {
    if (check.runs === 'cannot') return [];
    const file = `${name}/${language}/${check.file}`;
    const { run } = readSample('samples', { file });
    const files = filesOf(file);
    return run && files ? [{ file, task, choose: run.choose, files }] : [];
  }),
);

/** Programs that write the first file that their command names. */
const WRITES_FIRST = new Set([
  'collection-hash/python/collection_hash.py',
  'sidecar-any/python/sidecar_any.py',
  'test-certificates/openssl/make-test-certs.sh',
]);

test.each(withArchive)('the archive of $file has every input', ({ file, task, choose, files }) => {
  const typedAt = (line: string) =>
    new RegExp(`^- ${line}: \`(.*)\`$`, 'm').exec(String(files.get('README.md')))?.[1] ?? '';
  const creates = typedAt('Create the input');
  const isThere = (path: string) => files.has(path) || creates.split(' ').includes(path.split('/')[0] ?? '');
  // Without how it starts: `cargo run --`, `./build/read`, `node read.mjs`.
  const args = typedAt('Run')
    .replace(/^(?:cargo run(?: --)?|\.\/build\/\S+|npx vite|\w+ \S+) ?/, '')
    .split(' ')
    .filter(Boolean);
  const given = [...task.given.flatMap((one) => one.split(' ').slice(1)), ...(task.outside ?? [])];
  const ownInputs = Object.entries(task.inputs ?? {});
  const read = [
    // Only the first file is read for sure: the others may be what the program writes.
    ...args.filter((arg) => /\w[./]\w/.test(arg)).slice(0, WRITES_FIRST.has(file) ? 0 : 1),
    ...args.filter((arg) => given.includes(arg.split('/')[0] ?? '') && !/^\d+$/.test(arg)),
    ...choose,
    ...ownInputs.flatMap(([name, { command }]) => (command ? [] : [name])),
  ];
  expect(read.filter((path) => !isThere(path))).toEqual([]);
  for (const [, { command = '' }] of ownInputs) expect(creates).toContain(command);
  // A program whose command names no file reads what other samples wrote, so its task declares that.
  if (given.length > 0 && args.length + choose.length === 0) expect(ownInputs).not.toEqual([]);
});

test('the same files give the same bytes, and a program that checks the hash comes with its package', async () => {
  const make = new Map(sampleArchives('samples')).get('/samples/check-coverage/node/check-coverage-node.zip');
  const [first, again] = await Promise.all([make?.(), make?.()]);
  expect(Buffer.compare(first ?? new Uint8Array(), again ?? new Uint8Array())).toBe(0);
  const names = Object.keys(unzipSync(first ?? new Uint8Array()));
  expect(names).toContain('check-coverage-node/content-credentials-hash-coverage.tgz');
});

test('without a version for each package, or a setup of one step, there is no archive', () => {
  expect(filesOf('sign-azure-key-vault/node/sign-azure-key-vault.mjs')).toBeUndefined();
});

test('an example has the files of samples/ that it needs, and the package', async () => {
  const python = await exampleFiles('.', 'python-service');
  expect([...(python?.keys() ?? [])]).toEqual(
    expect.arrayContaining([
      'app.py',
      'hash_coverage.py',
      'make-test-certs.sh',
      'photo.jpg',
      'requirements.txt',
    ]),
  );
  const node = await exampleFiles('.', 'node-service');
  expect([...(node?.keys() ?? [])]).toEqual(
    expect.arrayContaining(['content-credentials-hash-coverage.tgz', 'server.mjs']),
  );
  expect(await exampleFiles('.', 'sandbox-vite')).toBeUndefined();
});
