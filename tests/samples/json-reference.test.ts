// Tests what data/json-reference.json says about the SDK: what it accepts, drops, keeps, and refuses.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { jsonSchema, SCHEMA_FILES } from '../../src/content/json-types/json-schema.ts';
import {
  loadJsonReference,
  nameIn,
  type ReferenceObject,
  type TypeSchema,
  withoutNull,
} from '../../src/content/json-types/reference.ts';
import { newestNode } from '../../src/features/samples/checked.ts';
import { unreachable } from './page-runner/no-network.ts';
import { installNewest, newestWasm } from './runner/newest.ts';
import { execute } from './runner/programs.ts';
import { folderWithCertificates, freshFolder, run, runOk, samplePath, withoutChanging } from './workspace.ts';

interface Sdk {
  Builder: {
    new: (settings: unknown) => unknown;
    withJson: (definition: unknown) => { getManifestDefinition(): Record<string, unknown> };
  };
}

const reference = loadJsonReference('.');
const entry = samplePath('node_modules', '@contentauth', 'c2pa-node', 'dist', 'index.js');
const { Builder }: Sdk = await import(pathToFileURL(entry).href);
const program = samplePath('definition-file', 'node', 'sign-definition.mjs');
const sample = (...parts: string[]) => readFile(samplePath(...parts), 'utf8');
const ajv = new Ajv({ allErrors: true });
for (const file of SCHEMA_FILES) ajv.addSchema(jsonSchema(reference, file, file.file));

/** Signs `photo.jpg` with a definition and returns the report; the file signed first can be signed again. */
async function sign(folder: string, definition: string, input = 'photo.jpg', output = 'signed.jpg') {
  await writeFile(join(folder, 'definition.json'), definition);
  await runOk(program, ['definition.json', input, output], folder);
  return readFile(join(folder, 'report.json'), 'utf8');
}

test('the report that the pages quote', async () => {
  const folder = await folderWithCertificates();
  const definition = await sample('definition-file', 'node', 'definition.json');
  await sign(folder, definition);
  const report = await sign(folder, definition, 'signed.jpg', 'twice.jpg');
  const expected = await sample('definition-file', 'node', 'expected-report.json');
  const plain = (text: string) =>
    JSON.parse(withoutChanging(text).replaceAll(/"[A-Za-z0-9+/]{43}="/g, '"<hash>"'));
  // Both labels become the same text, and the SDK writes manifests in any order: active first, then the other.
  const manifests = (text: string) => {
    const { manifests: all, active_manifest } = JSON.parse(text);
    const { [active_manifest]: active, ...others } = all;
    return [active, ...Object.values(others)].map((one) => plain(JSON.stringify(one, null, 2)));
  };
  expect(manifests(report)).toEqual(manifests(expected));
  expect(plain(report).validation_results).toEqual(plain(expected).validation_results);
  expect(ajv.validate('reader-report.schema.json', JSON.parse(report)), ajv.errorsText()).toBe(true);
});

test('a report of other samples has the shape of the schema', async () => {
  const folder = await folderWithCertificates();
  await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], folder);
  const report = await runOk(
    samplePath('write-manifest', 'node', 'show-json.mjs'),
    ['signed.jpg', 'all'],
    folder,
  );
  expect(JSON.parse(report).validation_status).toHaveLength(1);
  expect(ajv.validate('reader-report.schema.json', JSON.parse(report)), ajv.errorsText()).toBe(true);
});

test('the validation program finds the mistakes', async () => {
  const folder = await freshFolder();
  for (const name of ['definition.json', 'wrong.json']) {
    const task = name === 'wrong.json' ? 'validate-definition' : 'definition-file';
    await writeFile(join(folder, name), await sample(task, 'node', name));
  }
  const [file] = SCHEMA_FILES;
  if (!file) throw new Error('there are no schemas');
  await writeFile(join(folder, file.file), JSON.stringify(jsonSchema(reference, file, file.file)));
  const { stdout, stderr, code } = await run(
    samplePath('validate-definition', 'node', 'validate.mjs'),
    [file.file, 'definition.json', 'wrong.json'],
    folder,
  );
  expect(stdout).toBe(await sample('validate-definition', 'node', 'expected.txt'));
  expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
});

const marked = (name: string) => `extra-${name}.`;

test('other keys are dropped or preserved as the reference says', async () => {
  const objects = Object.entries(reference.objects).map(([name, object]) => ({ name, ...object }));
  for (const file of ['definition.json', 'regions.json']) {
    const document = JSON.parse(await sample('definition-file', 'node', file));
    const here = objects.filter(({ example }) => example?.file === `definition-file/node/${file}`);
    for (const { name, example } of here) {
      let place = document;
      for (const step of example?.at.split('/').slice(1) ?? []) place = place[step];
      place['com.example.extra'] = marked(name);
    }
    const report = await sign(await folderWithCertificates(), JSON.stringify(document));
    const signedKeys = here.filter(({ name }) => report.includes(marked(name))).map(({ name }) => name);
    expect(signedKeys.sort(), file).toEqual(
      here
        .filter(({ otherKeys }) => otherKeys === 'preserved')
        .map(({ name }) => name)
        .sort(),
    );
  }
});

/** A value that doesn't match the type. */
function wrongValue({ type, enum: values, anyOf }: TypeSchema): unknown {
  return type === 'boolean' || type === 'integer' || values || anyOf ? 'no such value' : 3;
}

/** A value that matches the type, with only an object's required keys. */
function rightValue(schema: TypeSchema): unknown {
  const name = nameIn(schema);
  if (name !== undefined) {
    const object = reference.objects[name];
    return object ? required(object) : rightValue(reference.aliases[name]?.schema ?? {});
  }
  const [choice] = schema.anyOf ?? [];
  return choice ? rightValue(choice) : (schema.enum?.[0] ?? schema.const ?? 'text');
}

const required = ({ properties }: ReferenceObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, one]) => one.required)
      .map(([name, { schema }]) => [name, rightValue(schema)]),
  );

/** Every setting in an object, with settings in which only that one is wrong. */
function* wrongSettings(
  objectName: string,
  around: (value: unknown) => unknown,
  core?: string,
  later = false,
): Generator<{ name: string; settings: unknown; only: string | undefined }> {
  const object = reference.objects[objectName];
  if (!object) throw new Error(`there's no object named ${objectName}`);
  for (const [name, property] of Object.entries(object.properties)) {
    const inside = (value: unknown) => around({ ...required(object), [name]: value });
    const schema = withoutNull(property.schema);
    // What's inside a setting that only one core has exists only there too.
    if (core && property.only && property.only !== core) continue;
    const only = property.only ?? core;
    // Settings that came later are asked of the newest core. These two ignore what they don't know.
    if (later === (property.since !== undefined))
      yield { name: `${objectName}.${name}`, settings: inside(wrongValue(schema)), only };
    const below = nameIn(schema.items ?? schema);
    // Types that a report or definition also contains are checked there.
    if (below && /Settings$/.test(below) && below in reference.objects)
      yield* wrongSettings(below, (value) => inside(schema.items ? [value] : value), only, later);
  }
}

const accepts = (settings: unknown): boolean => {
  try {
    Builder.new(settings);
    return true;
  } catch {
    return false;
  }
};

/** Whether the newest release accepts each of these settings, asked in a process of its own. */
async function newestAccepts(list: readonly unknown[]): Promise<boolean[] | { failed: string }> {
  const installed = await installNewest(samplePath(), newestNode(samplePath())?.version ?? '');
  if ('failed' in installed) return installed;
  const program = `import { Builder } from '@contentauth/c2pa-node';
    const accepts = (settings) => { try { Builder.new(JSON.stringify(settings)); return true; } catch { return false; } };
    console.log(JSON.stringify(JSON.parse(process.argv[1]).map(accepts)));`;
  const args = ['--input-type=module', '-e', program, JSON.stringify(list)];
  const { stdout, stderr } = await execute(process.execPath, args, { cwd: installed.folder });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('every setting exists: a value of a wrong type is refused by each core that has it, and ignored by the other', async ({
  skip,
}) => {
  const all = [
    ...wrongSettings('Settings', (value) => value),
    ...wrongSettings('LocalSignerSettings', (local) => ({ signer: { local } })),
    ...wrongSettings('RemoteSignerSettings', (remote) => ({ signer: { remote } })),
  ];
  expect(all.length).toBeGreaterThan(60);
  const without = (core: string) => all.filter(({ only }) => only !== undefined && only !== core);
  const names = (list: typeof all) => list.map(({ name }) => name);
  expect(names(without('0.91'))).toEqual([
    'TrustSettings.verify_trust_list',
    'TrustSettings.allowed_list',
    'Settings.cawg_trust',
    'TrustSettings.verify_trust_list',
    'TrustSettings.trust_anchors',
    'TrustSettings.user_anchors',
    'TrustSettings.allowed_list',
    'TrustSettings.trust_config',
  ]);
  expect(names(all.filter(({ settings }) => accepts(settings)))).toEqual(names(without('0.90')));
  const newest = await newestAccepts(all.map(({ settings }) => settings));
  if ('failed' in newest) {
    const reason = unreachable(newest.failed);
    if (reason) skip(reason);
    throw new Error(newest.failed);
  }
  expect(names(all.filter((_, index) => newest[index]))).toEqual(names(without('0.91')));
});

test('settings that came later: a value of a wrong type is refused by the newest core', async ({ skip }) => {
  const installed = await newestWasm('.');
  if ('failed' in installed) {
    const reason = unreachable(installed.failed);
    if (reason) skip(reason);
    throw new Error(installed.failed);
  }
  const file = await readFile(samplePath('manifest-examples', 'files', 'created.jpg'));
  const read = (settings: unknown) =>
    installed.wasm.WasmReader.fromBytes('image/jpeg', file, JSON.stringify(settings));
  await read({ core: {} });
  const all = [...wrongSettings('Settings', (value) => value, '0.91', true)];
  expect(all.length).toBeGreaterThan(4);
  for (const { name, settings } of all) await expect(read(settings), name).rejects.toContain('BadParam');
}, 60_000);

test('all settings together are taken, and unknown ones are dropped', async () => {
  for (const file of ['settings.json', 'every-setting.json']) {
    const settings = JSON.parse(await sample('definition-file', 'node', file));
    expect(accepts(settings), file).toBe(true);
    expect(ajv.validate('settings.schema.json', settings), ajv.errorsText()).toBe(true);
  }
  const unknown = { $schema: './x', verify: { verifyTrust: 3 } };
  expect([accepts(unknown), ajv.validate('settings.schema.json', unknown)]).toEqual([true, false]);
});

test.each([
  // From the page about the schema: whether the SDK and the schema accept it.
  [{}, true, true],
  [{ $schema: './x.json', title: 'x' }, true, true],
  [{ titel: 'x' }, true, false],
  [{ intent: 'edit' }, true, false],
  [{ no_embed: true }, true, false],
  [{ alg: 'es256', private_key: 'x.key' }, true, true],
  [{ title: null }, true, true],
  [{ title: 3 }, false, false],
  [{ format: null }, false, false],
  [{ assertions: null }, false, false],
  [{ assertions: [{ label: 'org.x' }] }, false, false],
  [{ assertions: [{ label: 'org.x', data: null }] }, true, true],
  [{ assertions: [{ label: 'org.x', data: {}, kind: 'cbor' }] }, false, false],
  [{ assertions: [{ label: 'org.x', data: {}, kind: 'Uri' }] }, false, false],
  [{ assertions: [{ label: 'org.x', data: {}, created: null }] }, false, false],
  [{ claim_generator_info: [{ version: '1' }] }, false, false],
  [{ claim_generator_info: [{ name: 'x', 'com.example.x': 1 }] }, true, true],
  [{ ingredients: [{}] }, true, true],
  [{ ingredients: [{ relationship: 'parent' }] }, false, false],
  [{ ingredients: [{ relationship: null }] }, false, false],
  [{ thumbnail: { format: 'image/png' } }, false, false],
  [{ metadata: [{ reviewRatings: [{ explanation: 'x', value: 256 }] }] }, false, false],
  [{ claim_version: 1.5 }, false, false],
  // Refused later, when the file is signed.
  [{ claim_version: 3 }, true, false],
  [{ hash_alg: 'md5' }, true, false],
  [{ assertions: [{ label: 'c2pa.actions', data: {} }] }, true, false],
])('definition %j: SDK %s, schema %s', (definition, sdk, schema) => {
  const taken = () => {
    try {
      Builder.withJson(definition);
      return true;
    } catch {
      return false;
    }
  };
  expect([taken(), ajv.validate('manifest-definition.schema.json', definition)]).toEqual([sdk, schema]);
});

test('defaults of a definition', () => {
  expect(Builder.withJson({}).getManifestDefinition()).toEqual({
    format: 'application/octet-stream',
    instance_id: expect.stringMatching(/^xmp:iid:[0-9a-f-]{36}$/),
    ingredients: [],
    assertions: [],
  });
  const [ingredient] = Builder.withJson({ ingredients: [{}] }).getManifestDefinition()
    .ingredients as unknown[];
  expect(ingredient).toEqual({ relationship: 'componentOf' });
});

test('defaults of a signed file', async () => {
  const folder = await folderWithCertificates();
  const { manifests, active_manifest } = JSON.parse(await sign(folder, '{"vendor":"com.example"}'));
  const { claim_generator_info, claim_version, title, format, vendor } = manifests[active_manifest];
  expect(active_manifest).toMatch(/^urn:c2pa:[0-9a-f-]{36}:com\.example$/);
  expect(claim_generator_info[0]).toMatchObject({ name: 'c2pa-rs', version: '0.90.1' });
  expect({ claim_version, title, format, vendor }).toEqual({ claim_version: 2 });
});
