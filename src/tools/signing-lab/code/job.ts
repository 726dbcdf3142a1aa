import type { JsonRecord } from '../../../c2pa/json.ts';
import { isEdit } from '../model/definition.ts';
import type { Picture } from '../types.ts';

/** What a generated program signs. */
export interface CodeJob {
  /** As the reader wrote it. */
  definition: JsonRecord;
  /** The asset to sign: name of a file beside the program, such as `photo.jpg`. */
  source: string;
  /** MIME type of source and destination. */
  type: string;
  /** The signed file: `signed.jpg`. */
  destination: string;
  /** The asset before the edit, with its MIME type; undefined for something new. It can be the source itself. */
  parent?: { file: string; type: string };
}

/** A job for what is in the lab now. Without an image, it's the one that the lab draws. */
export function jobOf(definition: JsonRecord, picture: Picture | undefined): CodeJob {
  const { file, format, edit } = picture ?? {};
  const source = file?.name ?? 'drawing.jpg';
  const type = format?.type ?? 'image/jpeg';
  const before = edit
    ? { file: edit.parent.name, type: edit.parent.picture.format.type }
    : { file: source, type };
  return {
    definition,
    source,
    type,
    destination: `signed.${format?.extensions[0] ?? 'jpg'}`,
    ...(isEdit(definition) && { parent: before }),
  };
}

/** Files that every program reads, besides the asset. */
export const CHAIN_FILE = 'chain.pem';
export const KEY_FILE = 'signer.key';
