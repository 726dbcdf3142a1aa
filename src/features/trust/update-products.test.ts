// A list of products as its publisher has it, read from a copy of a repository.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { productsSource } from './convert-products.ts';
import { type ConformingProducts, conformingProductsFile, PRODUCTS_FILE } from './schema.ts';
import { update } from './update.ts';

const work = mkdtempSync(join(tmpdir(), 'products-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const CAMERA = '0197aa34-665b-7811-9bbc-317cfd988d0a';
const READER = '0197aa34-665b-7811-9bbc-317cfd988d0b';
const products: ConformingProducts = {
  url: 'https://raw.githubusercontent.com/owner/name/main/products.json',
  trustList: 'c2pa',
};

const published = (recordId: string, more: object = {}, product: object = {}) => ({
  recordId,
  applicant: ' Example Org ',
  status: 'conformant',
  product: {
    productType: 'generatorProduct',
    DN: { C: 'XX', O: ' Example Org', OU: '', CN: 'Camera ' },
    minVersion: '',
    assurance: { maxAssuranceLevel: 2, attestationMethods: [] },
    disallowedSignals: { inception: ['capturedMedia'], transformation: [] },
    ...product,
  },
  specVersion: ['2.2'],
  conformanceProgramVersion: '0.1',
  containers: {
    generate: { image: ['image/jpeg'], fonts: [], document: ['a'], documents: ['b'] },
    validate: {},
  },
  dates: { conformance: '2026-06-27', lastModification: '2026-08-05', creation: '2026-06-26' },
  ...more,
});

const hasGit = spawnSync('git', ['--version']).status === 0;

let folder = '';
let source = '';
let file = '';
beforeEach(({ skip }) => {
  skip(!hasGit, "git isn't installed");
  folder = mkdtempSync(join(work, 'copy-'));
  source = mkdtempSync(join(work, 'site-'));
  file = join(source, PRODUCTS_FILE);
  execFileSync('git', ['-C', folder, 'init', '-q']);
});

/** Commits a list on a day, and reads it. */
function commit(content: unknown, day: string) {
  writeFileSync(
    join(folder, 'products.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
  const when = `${day}T10:00Z`;
  const env = {
    ...process.env,
    ...{ GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.org', GIT_AUTHOR_DATE: when },
    ...{ GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.org', GIT_COMMITTER_DATE: when },
  };
  execFileSync('git', ['-C', folder, 'add', '.'], { env });
  execFileSync('git', ['-C', folder, 'commit', '-q', '--allow-empty', '-m', 'a list'], { env });
}
const updateProducts = async (list = products) =>
  (await update([productsSource(list, source)], { from: folder }))[0];
const storedProducts = () => conformingProductsFile.parse(JSON.parse(readFileSync(file, 'utf8')));

test('a name is kept character for character, and what says nothing is left out', async () => {
  commit([published(CAMERA)], '2026-08-20');
  await updateProducts();
  const { records, issued, read, source } = storedProducts();
  expect({ issued, read }).toEqual({ issued: '2026-08-20', read: '2026-08-20' });
  expect(source.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(records).toEqual([
    {
      id: CAMERA,
      applicant: 'Example Org',
      kind: 'generator',
      status: 'conformant',
      name: { C: 'XX', O: ' Example Org', CN: 'Camera ' },
      level: 2,
      attestation: [],
      disallowed: ['capturedMedia'],
      specification: ['2.2'],
      program: '0.1',
      generates: { image: ['image/jpeg'], documents: ['a', 'b'] },
      validates: {},
      conformant: '2026-06-27',
      changed: '2026-08-05',
    },
  ]);
});

test('an update names the records that are new, withdrawn, or revoked', async () => {
  commit([published(CAMERA), published(READER)], '2026-08-20');
  expect((await updateProducts())?.added).toHaveLength(2);
  commit([published(READER, { status: 'revoked_vulnerability' })], '2026-09-01');
  const updated = await updateProducts();
  expect(updated?.added).toEqual([]);
  expect(updated?.withdrawn).toEqual([expect.stringContaining(CAMERA)]);
  expect(updated?.changed).toEqual([expect.stringContaining('revoked_vulnerability')]);
  expect(storedProducts().records).toMatchObject([{ id: READER, status: 'revoked_vulnerability' }]);
});

test('an older copy is refused, because it could bring back what was revoked', async () => {
  commit([published(CAMERA, { status: 'revoked' })], '2026-08-20');
  await updateProducts();
  commit([published(CAMERA)], '2026-08-01');
  await expect(updateProducts()).rejects.toThrow(/older than the one in/);
  expect(storedProducts().records).toMatchObject([{ status: 'revoked' }]);
});

test.each([
  ['cut off', '[{"recordId":', /cut off or isn’t JSON/],
  ['not a list', '{}', /expected array/],
  ['empty', [], /Too small/],
  ['with an ID that isn’t a UUID', [published('1')], /Invalid UUID/],
  ['with one ID twice', [published(CAMERA), published(CAMERA)], /two records have the same ID/],
  ['of an unknown kind', [published(CAMERA, {}, { productType: 'x' })], /productType/],
] as const)('a list that’s %s changes nothing', async (_, content, message) => {
  commit([published(CAMERA)], '2026-08-20');
  await updateProducts();
  commit(content, '2026-09-01');
  await expect(updateProducts()).rejects.toThrow(message);
  expect(storedProducts().records).toHaveLength(1);
  expect(readdirSync(join(file, '..'))).toHaveLength(1);
});

test('a copy without the list leaves it as it is', async () => {
  commit([published(CAMERA)], '2026-08-20');
  const other = { ...products, url: 'https://raw.githubusercontent.com/owner/name/main/other.json' };
  expect(await updateProducts(other)).toBeUndefined();
});
