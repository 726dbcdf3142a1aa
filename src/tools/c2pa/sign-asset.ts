import type { ManifestDefinition } from '@contentauth/c2pa-web';
import { coseSign1, reserveFor } from '../../c2pa/cose/sign1.ts';
import type { Credentials } from '../../c2pa/sign/credentials.ts';
import { sdkUnlessStopped, toReadError, withEnd } from './read.ts';

/** What is signed, and what is said about it. */
export interface SigningJob {
  asset: Blob;
  /** A MIME type that the SDK can write. */
  type: string;
  definition: ManifestDefinition;
  /**
   * Name of the asset as it was before an edit. The SDK then begins the actions with `c2pa.opened` and keeps the asset,
   * with the credentials it has, as the parent (intent `edit`). Undefined for something new.
   */
  parentTitle?: string;
}

/**
 * Signs in the SDK's worker; the key stays in Web Crypto. The SDK does not look at a message that it did not make
 * itself, so whoever signs has to read the result back.
 * @returns the bytes of the signed asset
 * @throws SdkError when the SDK cannot be loaded, ReadError for everything else
 */
export async function signAsset(
  { asset, type, definition, parentTitle }: SigningJob,
  credentials: Credentials,
  { signal, limit = 120_000 }: { signal: AbortSignal; limit?: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const sdk = await sdkUnlessStopped(signal);
  const sign = async () => {
    const builder = await sdk.builder.fromDefinition(definition);
    try {
      if (parentTitle !== undefined) {
        await builder.setIntent('edit');
        await builder.addIngredientFromBlob({ title: parentTitle, relationship: 'parentOf' }, type, asset);
      }
      return await builder.sign(
        {
          alg: 'es256',
          reserveSize: async () => reserveFor(credentials.chain),
          sign: (claim, size) => coseSign1(claim, credentials, size),
        },
        type,
        asset,
      );
    } finally {
      builder.free().catch(() => {});
    }
  };
  try {
    return await withEnd(sign, signal, limit);
  } catch (error) {
    throw toReadError(error);
  }
}
