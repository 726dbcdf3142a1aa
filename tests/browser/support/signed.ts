import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { test as base } from './test.ts';

const samples = resolve(import.meta.dirname, '../../../samples');
const run = promisify(execFile);

/** As much of c2pa-node as signing takes; the site itself does not have the package. */
interface Sdk {
  Builder: { withJson(definition: object): NodeBuilder };
  LocalSigner: { newSigner(chain: Buffer, key: Buffer, algorithm: string): object };
}
type Sharp = (file: string) => { resize(width: number): { toFile(file: string): Promise<unknown> } };
interface NodeBuilder {
  setIntent(intent: unknown): void;
  addIngredient(json: string, asset?: { path: string }): Promise<void>;
  sign(signer: object, input: { path: string }, output: { path: string }): unknown;
}

/** Names of files, and what each holds. */
export interface SignedFiles {
  folder: string;
  /** Trust anchor of the signer, as PEM. */
  root: string;
  /** A picture without any credentials. */
  photo: string;
  /** Titles, names and labels that would do harm where they were taken for markup, and too much of everything. */
  hostile: string;
  /** Three hundred ingredients. */
  many: string;
  png: string;
}

export const evil = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
const unseen = '\u202egpj.exe\u200b\u0000';

function deep(levels: number): object {
  let value: object = { end: 'of nesting' };
  for (let level = 0; level < levels; level += 1) value = { n: value };
  return value;
}

async function makeFiles(folder: string): Promise<SignedFiles> {
  await run('sh', [join(samples, 'test-certificates/openssl/make-test-certs.sh'), join(folder, 'certs')]);
  await run(process.execPath, [join(samples, 'shared/make-picture.mjs'), 'photo.jpg'], { cwd: folder });
  const entry = join(samples, 'node_modules/@contentauth/c2pa-node/dist/index.js');
  const { Builder, LocalSigner } = (await import(pathToFileURL(entry).href)) as Sdk;
  const read = (name: string) => readFile(join(folder, 'certs', name));
  const signer = LocalSigner.newSigner(await read('chain.pem'), await read('signer.key'), 'es256');
  const path = (name: string) => join(folder, name);
  const photo = path('photo.jpg');

  const hostile = Builder.withJson({
    title: evil + unseen + 'A'.repeat(1_000_000),
    claim_generator_info: [{ name: evil + unseen, version: 'javascript:window.harmed=1' }],
    assertions: [
      { label: `org.example.${'x'.repeat(300)}`, data: { text: evil } },
      { label: 'org.example.deep', data: deep(90) },
      { label: 'org.example.wide', data: { list: Array.from({ length: 20_000 }, (_, index) => index) } },
      {
        label: 'org.example.links',
        data: {
          bad: 'javascript:window.harmed=1',
          data: 'data:text/html,x',
          good: 'https://example.org/x',
          [evil]: evil,
        },
      },
      {
        label: 'c2pa.actions.v2',
        data: {
          actions: [
            {
              action: 'c2pa.created',
              digitalSourceType: 'javascript:window.harmed=1',
              description: evil + unseen,
            },
            { action: `org.example.${evil}` },
          ],
        },
      },
    ],
  });
  hostile.sign(signer, { path: photo }, { path: path('hostile.jpg') });

  const many = Builder.withJson({ title: 'Three hundred parts' });
  many.setIntent('edit');
  await many.addIngredient(JSON.stringify({ title: 'before', relationship: 'parentOf' }), { path: photo });
  for (let index = 0; index < 300; index += 1) {
    const part = {
      title: `part ${index}`,
      format: 'image/jpeg',
      relationship: 'componentOf',
      instance_id: `xmp:iid:${index}`,
    };
    await many.addIngredient(JSON.stringify(part));
  }
  many.sign(signer, { path: photo }, { path: path('many.jpg') });

  const sharp = createRequire(join(samples, 'package.json'))('sharp') as Sharp;
  await sharp(photo).resize(200).toFile(path('small.png'));
  const png = Builder.withJson({ title: 'A small PNG' });
  png.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  png.sign(signer, { path: path('small.png') }, { path: path('signed.png') });

  return {
    folder,
    root: await readFile(join(folder, 'certs/root.pem'), 'utf8'),
    photo,
    hostile: path('hostile.jpg'),
    many: path('many.jpg'),
    png: path('signed.png'),
  };
}

/** The test with files that were signed for it by the Node SDK, once for each worker. */
export const test = base.extend<object, { signed: SignedFiles }>({
  signed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'signed-'));
      await use(await makeFiles(folder));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
