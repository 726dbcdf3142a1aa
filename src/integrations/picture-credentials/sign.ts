import { WasmBuilder } from '@contentauth/c2pa-wasm';
import { coseSign1, reserveFor } from '../../c2pa/cose/sign1.ts';
import type { Credentials } from '../../c2pa/sign/credentials.ts';
import { HeldBlob, SETTINGS, startSdk } from './wasm.ts';

/** What is said in a manifest. */
export interface PictureClaim {
  title: string;
  /** What made the manifest. */
  generator: string;
  /** Address of a digital source type. Without one nothing is said of how the picture was made. */
  source?: string;
}

/**
 * A picture with a manifest in it.
 *
 * A manifest has to begin with `c2pa.created` and a source type, or with `c2pa.opened` and what was opened (C2PA 2.4,
 * "Actions"). So a picture of unknown origin is its own ingredient: opened as it was found, then published.
 * @param type its MIME type
 * @throws Error when the SDK cannot write into such a file, with its words
 */
export async function signPicture(
  bytes: Uint8Array,
  type: string,
  { title, generator, source }: PictureClaim,
  credentials: Pick<Credentials, 'privateKey' | 'chain'>,
): Promise<Uint8Array> {
  await startSdk();
  const published = { label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.published' }] } };
  const definition = { title, claim_generator_info: [{ name: generator }], assertions: [published] };
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), JSON.stringify(SETTINGS));
  const reserveSize = reserveFor(credentials.chain);
  const sign = (claim: Uint8Array) => coseSign1(claim, credentials, reserveSize);
  try {
    builder.setIntent(source === undefined ? 'edit' : { create: source });
    return await builder.sign({ alg: 'es256', reserveSize, sign }, type, new HeldBlob(bytes));
  } catch (error) {
    throw new Error(String(error), { cause: error });
  } finally {
    builder.free();
  }
}
