import { WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';
import { at, entriesAt, listAt, textAt } from '../../json.ts';
import type { Ask, TakenOut } from './messages.ts';

/** Maximum number of images extracted from one file; the tree shows an icon for the others. */
const MAX_PICTURES = 80;
const MAX_PICTURE_BYTES = 5_000_000;
/** Types that an `<img>` can display without running anything. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/**
 * Reads a file and extracts everything that tools show.
 * @throws the SDK's message, as text
 */
export async function read({ file, type, settings }: Extract<Ask, { ask: 'read' }>): Promise<TakenOut> {
  const reader = await WasmReader.fromBlob(type, file, JSON.stringify(settings));
  try {
    // Not manifestStore(): it can't represent integers above 2^53, and loses a key `__proto__`.
    const text = reader.json();
    const report: unknown = JSON.parse(text);
    const active = textAt(report, 'active_manifest');
    return {
      report: text,
      store: active === undefined ? undefined : resource(reader, active),
      pictures: picturesOf(reader, report),
    };
  } finally {
    reader.free();
  }
}

/**
 * The crJSON of a file: the format of the C2PA conformance program.
 * @throws the SDK's message, as text
 */
export async function crJson({ file, type, settings }: Extract<Ask, { ask: 'crjson' }>): Promise<string> {
  const reader = await WasmReader.fromBlob(type, file, JSON.stringify(settings));
  try {
    return reader.crJson();
  } finally {
    reader.free();
  }
}

function resource(reader: WasmReader, address: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(reader.resourceToBytes(address));
  } catch (error) {
    // SDK errors are text; anything else is a crash.
    if (typeof error === 'string') return undefined;
    throw error;
  }
}

function picturesOf(reader: WasmReader, report: unknown): TakenOut['pictures'] {
  const pictures = new Map<string, Blob>();
  for (const { identifier, format } of pictureRefs(report)) {
    if (pictures.size >= MAX_PICTURES) break;
    const bytes = pictures.has(identifier) ? undefined : resource(reader, identifier);
    if (bytes && bytes.length <= MAX_PICTURE_BYTES)
      pictures.set(identifier, new Blob([bytes], { type: format }));
  }
  return [...pictures];
}

function pictureRefs(report: unknown): Array<{ identifier: string; format: string }> {
  const holders = entriesAt(report, 'manifests').flatMap(([, manifest]) => [
    manifest,
    ...listAt(manifest, 'ingredients'),
  ]);
  return holders.flatMap((holder) => {
    const reference = at(holder, 'thumbnail');
    const identifier = textAt(reference, 'identifier');
    const format = textAt(reference, 'format');
    return identifier && format && PICTURE_TYPES.includes(format) ? [{ identifier, format }] : [];
  });
}

/** Signs a claim on the side that has the key. */
export type SignClaim = (claim: Uint8Array<ArrayBuffer>, size: number) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Signs an asset.
 * @returns its bytes, including the manifest
 * @throws the SDK's message, as text
 */
export async function sign(job: Extract<Ask, { ask: 'sign' }>, claimed: SignClaim): Promise<Uint8Array> {
  const { asset, type, definition, parent, reserveSize, settings } = job;
  const builder = WasmBuilder.fromJson(definition, JSON.stringify(settings));
  try {
    if (parent) {
      builder.setIntent('edit');
      const ingredient = { title: parent.title, relationship: 'parentOf' };
      await builder.addIngredientFromBlob(JSON.stringify(ingredient), parent.type, parent.asset);
    }
    const signer = {
      alg: 'es256',
      reserveSize,
      sign: (claim: Uint8Array<ArrayBuffer>) => claimed(claim, reserveSize),
    };
    return await builder.sign(signer, type, asset);
  } finally {
    builder.free();
  }
}

/** Bytes between two messages about progress. */
const STEP = 1 << 22;

/**
 * A file that reports how much of it is read. The SDK takes slices, and reads each of them at once.
 * @param report called with 0 immediately, and then with the sum of all slices, counting repetitions
 */
export function counted<File extends Blob>(file: File, report: (read: number) => void): File {
  let read = 0;
  let reported = 0;
  report(0);
  const slice = file.slice.bind(file);
  Object.defineProperty(file, 'slice', {
    value: (from?: number, to?: number, type?: string) => {
      const part = slice(from, to, type);
      read += part.size;
      if (read - reported >= STEP) {
        reported = read;
        report(read);
      }
      return part;
    },
  });
  return file;
}
