import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatOf } from '@content-credentials/verdict/formats';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { type Specimen, specimens } from '../forger/index.ts';
import { forgerCredentials } from '../forger/signer.ts';
import type { Exhibit } from './validator.ts';

const samples = resolve('samples');
const examples = join(samples, 'manifest-examples/files');

/** The signed example files on the pages, with ids that begin with `example-`. */
export async function exampleFiles(): Promise<Exhibit[]> {
  const names = await readdir(examples);
  const read = async (name: string) => Uint8Array.from(await readFile(join(examples, name)));
  const media = names.filter((name) => /\.(jpg|mp4|wav)$/.test(name));
  return Promise.all(
    media.map(async (name) => {
      const base = name.replace(/\.\w+$/, '');
      const file = await read(name);
      const type = formatOf(file, name)?.type ?? 'application/octet-stream';
      const sidecar = names.includes(`${base}.c2pa`) ? await read(`${base}.c2pa`) : undefined;
      return { id: `example-${base}`, name: `example-${name}`, type, file, ...(sidecar && { sidecar }) };
    }),
  );
}

interface Medium {
  extension: string;
  type: string;
  data: Buffer;
}

/** The parts of c2pa-node needed to sign with our own key. */
interface Sdk {
  Builder: {
    withJson(definition: object): {
      setIntent(intent: object): void;
      signConfigAsync(
        sign: (data: Buffer) => Promise<Buffer>,
        config: object,
        input: { buffer: Buffer; mimeType: string },
        output: { buffer: Buffer | null },
      ): Promise<unknown>;
    };
  };
}

const CREATED = { create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' };

/**
 * The smallest file in each format, signed by the SDK for Node.js: `format-png`. Formats that it can't write are left
 * out.
 */
async function everyFormat(): Promise<Exhibit[]> {
  const load = async <Module>(path: string) =>
    (await import(pathToFileURL(join(samples, path)).href)) as Module;
  const { makeMedia } = await load<{ makeMedia(): Promise<Medium[]> }>('every-format/node/make-media.mjs');
  const { Builder } = await load<Sdk>('node_modules/@contentauth/c2pa-node/dist/index.js');
  const { privateKey, chain } = await forgerCredentials();
  const pem = chain.map((der) => toPem({ der })).join('');
  const sign = async (data: Buffer) =>
    Buffer.from(
      await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, Uint8Array.from(data)),
    );
  const config = { alg: 'es256', certs: [Buffer.from(pem)], reserveSize: 10_000, directCoseHandling: false };
  const signed: Exhibit[] = [];
  for (const { extension, type, data } of await makeMedia()) {
    const builder = Builder.withJson({ title: `A ${extension} file` });
    builder.setIntent(CREATED);
    const output: { buffer: Buffer | null } = { buffer: null };
    try {
      await builder.signConfigAsync(sign, config, { buffer: data, mimeType: type }, output);
    } catch {
      continue;
    }
    if (output.buffer)
      signed.push({
        id: `format-${extension}`,
        name: `format.${extension}`,
        type,
        file: Uint8Array.from(output.buffer),
      });
  }
  return signed;
}

/** All files to validate: forged files, examples, and one per format. */
export const exhibits = async (forged?: readonly Specimen[]): Promise<Exhibit[]> => [
  ...(forged ?? (await specimens())),
  ...(await exampleFiles()),
  ...(await everyFormat()),
];
