// Effects of definitions and settings that the JSON reference describes, most of them surprising. If a newer SDK
// behaves differently, these tests fail, and data/json-reference.json and docs/manifest/json-ref need an update.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Bytes, type Builder as NodeBuilder, sdk } from './sdk.ts';
import { folderWithCertificates } from './workspace.ts';

interface Manifest {
  label: string;
  format?: string;
  metadata?: unknown;
  claim_generator_info: Array<Record<string, string>>;
  ingredients?: Array<Record<string, unknown>>;
  thumbnail?: { format: string };
  assertions: Array<{ label: string; data: { actions?: Array<{ action: string }> }; created?: boolean }>;
}
interface Report {
  active_manifest: string;
  manifests: Record<string, Manifest>;
  validation_state: string;
  validation_status?: unknown[];
}

const { Builder, LocalSigner, Reader } = sdk;
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';
const created = { action: 'c2pa.created', digitalSourceType: SOURCE };
const asNew = (builder: NodeBuilder) => builder.setIntent({ create: SOURCE });

let photo: string;
let root: string;
let signer: unknown;
beforeAll(async () => {
  const folder = await folderWithCertificates();
  const certs = (name: string) => readFile(join(folder, 'test-certs', name));
  photo = join(folder, 'photo.jpg');
  root = String(await certs('root.pem'));
  signer = LocalSigner.newSigner(await certs('chain.pem'), await certs('signer.key'), 'es256');
});

type Prepare = (builder: NodeBuilder) => void | Promise<void>;

/** The bytes of photo.jpg, signed with a definition. */
async function signed(definition: unknown, settings?: unknown, prepare: Prepare = asNew): Promise<Bytes> {
  const builder = Builder.withJson(definition, settings);
  await prepare(builder);
  const output: Bytes = { buffer: null };
  builder.sign(signer, { path: photo }, output);
  return { ...output, mimeType: 'image/jpeg' };
}

const read = async (file: Bytes, settings?: unknown) =>
  (await Reader.fromAsset<Report>(file, settings)).json();

async function active(definition: unknown, settings?: unknown, prepare?: Prepare): Promise<Manifest> {
  const { manifests, active_manifest } = await read(await signed(definition, settings, prepare));
  return manifests[active_manifest] as Manifest;
}

const actionsOf = ({ assertions }: Manifest) =>
  assertions.flatMap(({ data }) => data.actions?.map(({ action }) => action) ?? []);
const withChange = (change: unknown) => ({
  assertions: [{ label: 'c2pa.actions', data: { actions: [{ ...created, changes: [change] }] } }],
});

test('some keys of a definition are dropped', async () => {
  const manifest = await active({
    format: 'image/png',
    metadata: [{ dateTime: '2026-11-20T18:00:00Z' }],
    ingredients: [{ title: 'a', document_id: 'd', instance_id: 'i', provenance: 'p', hash: 'h' }],
  });
  expect([manifest.format, manifest.metadata]).toEqual([undefined, undefined]);
  expect(manifest.ingredients).toEqual([
    { title: 'a', instance_id: 'i', relationship: 'componentOf', label: 'c2pa.ingredient.v3' },
  ]);
});

test.each([
  [{ claim_generator_info: [{ name: 'A' }, { name: 'B' }] }, 'only 1 claim_generator_info allowed'],
  [{ hash_alg: 'SHA512' }, 'type is unsupported'],
  [{ label: 'mine' }, 'invalid Claim GUID'],
  [{ thumbnail: { format: 'image/png', identifier: 'small' } }, 'resource not found: small'],
  [{ redactions: ['self#jumbf=/c2pa/x'] }, 'could not find the assertion to redact'],
  [{ assertions: [{ label: 'c2pa.actions', data: {} }] }, 'could not decode assertion c2pa.actions'],
])('signing refuses %j', async (definition, message) => {
  await expect(signed(definition)).rejects.toThrow(message);
});

test('regions: a polygon can be signed, a role or a width cannot', async () => {
  const shape = { type: 'polygon', unit: 'pixel', origin: { x: 1, y: 2 }, vertices: [{ x: 3, y: 4 }] };
  const none = () => {};
  const region = [{ type: 'spatial', shape }];
  expect(actionsOf(await active(withChange({ region }), undefined, none))).toEqual(['c2pa.created']);
  await expect(signed(withChange({ region, role: 'c2pa.edited' }), undefined, none)).rejects.toThrow(
    'expected enum Role',
  );
  const wide = (width: number, settings?: unknown) =>
    signed(withChange({ region: [{ type: 'spatial', shape: { ...shape, width } }] }), settings, none);
  const message = 'Invalid simple type in option';
  await expect(wide(5.5)).rejects.toThrow(message);
  await expect(wide(5, { verify: { verify_after_sign: true } })).rejects.toThrow(message);
  await expect(read(await wide(5))).rejects.toThrow(message);
});

test('the metadata of a region is read back as written, with fields of your own', async () => {
  const shape = { type: 'polygon', unit: 'pixel', origin: { x: 1, y: 2 }, vertices: [{ x: 3, y: 4 }] };
  const metadata = {
    reviewRatings: [{ explanation: 'Log and image agree', value: 5 }],
    dateTime: '2026-11-20T18:06:00Z',
    'com.example.batch': 17,
  };
  const change = { region: [{ type: 'spatial', shape }], metadata };
  const { assertions } = await active(withChange(change), undefined, () => {});
  expect(assertions.flatMap(({ data }) => data.actions ?? [])).toMatchObject([{ changes: [{ metadata }] }]);
});

test('a claim of an unknown version is signed, and cannot be read', async () => {
  const file = await signed({ claim_version: 3 }, { verify: { verify_after_sign: true } });
  await expect(read(file)).rejects.toThrow('claim version is too new, not supported');
});

test('two parents make the file invalid', async () => {
  const parent = { relationship: 'parentOf' };
  const edit: Prepare = (builder) => builder.setIntent('edit');
  const file = await signed(
    {
      ingredients: [
        { title: 'a', ...parent },
        { title: 'b', ...parent },
      ],
    },
    undefined,
    edit,
  );
  expect((await read(file)).validation_state).toBe('Invalid');
});

test('builder settings with an effect', async () => {
  const builder = {
    claim_generator_info: { name: 'From settings' },
    created_assertion_labels: ['c2pa.actions'],
    thumbnail: { format: 'png' },
    intent: { create: SOURCE },
    actions: { auto_placed_action: { enabled: true } },
  };
  const manifest = await active({}, { builder }, (one) =>
    one.addIngredient(JSON.stringify({ title: 'part' }), { path: photo }),
  );
  expect(manifest.claim_generator_info[0]?.name).toBe('From settings');
  expect(manifest.thumbnail?.format).toBe('image/png');
  expect(manifest.assertions[0]?.created).toBe(true);
  expect(actionsOf(manifest)).toEqual(['c2pa.created', 'c2pa.placed']);
});

test('builder settings without one', async () => {
  const claim_generator_info = { name: 'A', operating_system: 'auto' };
  const builder = {
    vendor: 'com.example',
    claim_generator_info,
    created_assertion_labels: ['c2pa.actions.v2'],
  };
  const manifest = await active({}, { builder });
  expect(manifest.label).toMatch(/^urn:c2pa:[0-9a-f-]{36}$/);
  expect(manifest.claim_generator_info[0]?.operating_system).toBe('auto');
  expect(manifest.assertions[0]?.created).toBeUndefined();
  const zip = Builder.withJson({}, { builder: { generate_c2pa_archive: false } });
  asNew(zip);
  await expect(zip.toArchive({ buffer: null })).rejects.toThrow('feature implementation incomplete');
});

test('settings for reading', async () => {
  const file = await signed({});
  const state = async (settings: unknown) => (await read(file, settings)).validation_state;
  const trust = { trust_anchors: root };
  expect(await state(undefined)).toBe('Valid');
  expect(await state({ trust })).toBe('Trusted');
  expect(await state({ trust: { ...trust, verify_trust_list: false } })).toBe('Trusted');
  expect(await state({ trust: { ...trust, trust_config: '1.2.3.4' } })).toBe('Trusted');
  expect(await state({ trust, verify: { verify_trust: false } })).toBe('Valid');
  expect(await state({ trust, verify: { verify_after_reading: false } })).toBe('Invalid');
  await expect(state({ trust: { trust_anchors: '' } })).rejects.toThrow(
    'TOML parse error at line 1, column 1',
  );
  expect((await read(file)).validation_status).toHaveLength(1);
  expect((await read(file, { trust })).validation_status).toBeUndefined();
});
