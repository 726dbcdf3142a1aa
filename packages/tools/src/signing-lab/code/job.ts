import type { JsonRecord } from '@content-credentials/verdict/json';
import { isEdit } from '../model/definition.ts';
import type { Picture } from '../types.ts';

/** The input of a generated program. */
export interface CodeJob {
  /** As written by the reader. */
  definition: JsonRecord;
  /** The asset to sign: name of a file next to the program, such as `photo.jpg`. */
  source: string;
  /** MIME type of source and destination. */
  type: string;
  /** The signed file: `signed.jpg`. */
  destination: string;
  /** The asset before the edit, with its MIME type; undefined for a new asset. It can be the source itself. */
  parent?: { file: string; type: string };
}

/** A job for the current contents of the lab. Without an image, it uses the one that the lab draws. */
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

/** Files that every program reads in addition to the asset. */
export const CHAIN_FILE = 'chain.pem';
export const KEY_FILE = 'signer.key';
