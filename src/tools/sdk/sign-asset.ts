import type { ManifestDefinition } from '@contentauth/c2pa-web';
import { coseSign1, reserveFor } from '../../c2pa/cose/sign1.ts';
import type { Credentials } from '../../c2pa/sign/credentials.ts';
import { sdkSettings } from './settings.ts';
import { sdkUnlessStopped, withEnd } from './stopping.ts';
import type { ParentAsset } from './worker/messages.ts';

/** What is signed, and what is said about it. */
export interface SigningJob {
  asset: Blob;
  /** A MIME type that the SDK can write. */
  type: string;
  definition: ManifestDefinition;
  /**
   * The asset as it was before an edit. The SDK then begins the actions with `c2pa.opened` and keeps the credentials of
   * the parent (intent `edit`). Undefined for something new.
   */
  parent?: ParentAsset;
}

/**
 * Signs in the SDK's worker; the key stays in Web Crypto. The SDK doesn't look at a message that it didn't make
 * itself, so whoever signs has to read the result back.
 * @returns the bytes of the signed asset
 * @throws SdkError when the SDK can't be loaded, ReadError for everything else
 */
export async function signAsset(
  { definition, ...job }: SigningJob,
  credentials: Credentials,
  { signal, limit = 120_000 }: { signal: AbortSignal; limit?: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const sdk = await sdkUnlessStopped(signal);
  const ask = {
    ask: 'sign' as const,
    ...job,
    definition: JSON.stringify(definition),
    reserveSize: reserveFor(credentials.chain),
    settings: sdkSettings(undefined),
  };
  const signed = sdk.ask(ask, (claim, size) => coseSign1(claim, credentials, size));
  return (await withEnd(signed, signal, limit)) as Uint8Array<ArrayBuffer>;
}
