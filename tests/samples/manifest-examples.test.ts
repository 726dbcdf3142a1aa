import { X509Certificate } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeExamples } from '../../scripts/make-examples.ts';
import {
  type ExampleReport,
  exampleReport,
  manifestExamples,
} from '../../src/content/data/manifest-examples.ts';
import { listening } from '../support/listening.ts';
import { folderWithCertificates, freshFolder, run, runOk, samplePath } from './workspace';

const { examples, root } = manifestExamples('.');
const published = (file: string) => samplePath('manifest-examples', 'files', file);
const program = (file: string) => samplePath('manifest-examples', 'node', file);
const readJson = async (file: string): Promise<ExampleReport> => JSON.parse(await readFile(file, 'utf8'));

/** The report that check-example.mjs writes for a file; a file with a sidecar is read in place. */
async function report(
  file: string,
  anchor: string,
  folder: string,
): Promise<{ out: string; json: ExampleReport }> {
  const out = await runOk(program('check-example.mjs'), [file, anchor, 'report.json'], folder);
  return { out, json: await readJson(join(folder, 'report.json')) };
}

/** A report without what differs each time: labels, identifiers, dates, hashes, and the orders that depend on them. */
function comparable({ active_manifest, ...rest }: ExampleReport): unknown {
  const labels: string[] = [];
  const visit = (label: string) => {
    if (labels.includes(label)) return;
    labels.push(label);
    const ingredients = (rest.manifests[label]?.ingredients ?? []) as { active_manifest?: string }[];
    for (const { active_manifest: next } of ingredients) if (next) visit(next);
  };
  visit(active_manifest);
  let text = JSON.stringify({ ...rest, manifests: labels.map((label) => rest.manifests[label]) });
  for (const [at, label] of labels.entries()) text = text.replaceAll(label, `<manifest ${at}>`);
  text = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00/g, '<date>')
    .replaceAll(/("cert_serial_number":")\d+/g, '$1<serial>')
    .replaceAll(/("hash":")[A-Za-z0-9+/=]{40,}/g, '$1<hash>');
  return sortStatuses(JSON.parse(text));
}

/** The order of entries in results depends on hashes and has no meaning. */
function sortStatuses(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sortStatuses);
    return items.every(
      (item) => typeof item === 'object' && item !== null && ('code' in item || 'url' in item),
    )
      ? items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sortStatuses(inner)]));
}

describe('every published file', () => {
  test.each(examples)('$name reads as its report and its page say', async (example) => {
    const folder = await freshFolder();
    const { out, json } = await report(published(example.file), published(root), folder);
    expect(json).toEqual(exampleReport('.', example));

    const [, ofRoot = ''] = out.split('with the root: ');
    const [state, ...failures] = ofRoot.trim().split('\n');
    expect(state).toBe(example.trusted.state);
    expect(failures.map((line) => line.trim().split(' ')[0])).toEqual(example.trusted.failures);
  });

  test('the root is good for years', async () => {
    const end = new Date(new X509Certificate(await readFile(published(root))).validTo);
    const years = (end.getTime() - Date.now()) / (365 * 86_400_000);
    expect(years, 'make the examples again: node scripts/make-examples.ts').toBeGreaterThan(1);
  });
});

describe('made again', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await freshFolder();
    await makeExamples(folder);
  }, 120_000);

  test.each(examples)('$name comes out the same but for keys, dates and identifiers', async (example) => {
    const fresh = await readJson(join(folder, `${example.name}.json`));
    expect(comparable(fresh)).toEqual(comparable(exampleReport('.', example)));
  });
});

test('what the pages show as printed is printed', async () => {
  const files = samplePath('manifest-examples', 'files');
  const expected = (file: string) => readFile(program(file), 'utf8');
  expect(await runOk(program('check-example.mjs'), ['tampered.jpg'], files)).toBe(
    await expected('expected-check.txt'),
  );
  const tree = samplePath('walk-ingredients', 'node', 'tree.mjs');
  expect(await runOk(tree, ['composite.jpg'], files)).toBe(await expected('expected-tree.txt'));
});

test('a changed file is noticed wherever its hash is kept', async () => {
  const folder = await freshFolder();
  for (const [name, code] of [
    ['video.mp4', 'assertion.bmffHash.mismatch'],
    ['sound.wav', 'assertion.dataHash.mismatch'],
    ['redacted.jpg', 'assertion.dataHash.mismatch'], // the hash is in the parent
    ['sidecar.jpg', 'assertion.dataHash.mismatch'],
  ] as const) {
    const bytes = await readFile(published(name));
    // A WAV file ends with its manifest store, the others end with the content.
    const at = name === 'sound.wav' ? 100 : bytes.length - 100;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    await writeFile(join(folder, name), bytes);
    if (name === 'sidecar.jpg') await copyFile(published('sidecar.c2pa'), join(folder, 'sidecar.c2pa'));
    const { out, json } = await report(name, published(root), folder);
    expect(json.validation_state, name).toBe('Invalid');
    expect(out).toContain(code);
  }
});

test('alone, the sidecar picture has nothing and the remote one names an address', async () => {
  const folder = await freshFolder();
  await copyFile(published('sidecar.jpg'), join(folder, 'sidecar.jpg'));
  await copyFile(published('remote.jpg'), join(folder, 'remote.jpg'));
  expect(
    (await run(program('check-example.mjs'), ['sidecar.jpg', published(root)], folder)).stderr,
  ).toContain('sidecar.jpg has no manifest store');
  expect((await run(program('check-example.mjs'), ['remote.jpg', published(root)], folder)).stderr).toContain(
    'must fetch remote manifests from url https://opensource.contentauthenticity.example/',
  );
});

test('a remote store is fetched from a server that runs', async () => {
  const folder = await folderWithCertificates();
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    requested.push(request.url ?? '');
    response.end(await readFile(join(folder, 'remote.c2pa')));
  });
  const { origin, close } = await listening(server);
  try {
    const address = `${origin}/remote.c2pa`;
    const output = await runOk(
      program('create-remote.mjs'),
      ['photo.jpg', 'remote.jpg', 'remote.c2pa', address],
      folder,
    );
    expect(output).toContain(`remote.jpg alone: must fetch remote manifests from url ${address}`);
    expect(requested).toEqual([]);
    const read = samplePath('first-run', 'node', 'first-run.mjs'); // with the default settings
    expect(await runOk(read, ['remote.jpg'], folder)).toContain('state:     Valid');
    expect(requested).toEqual(['/remote.c2pa']);
  } finally {
    await close();
  }
});
