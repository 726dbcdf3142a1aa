import type { ManifestDefinition } from '@contentauth/c2pa-web';
import { coseSign1, reserveFor } from '../cose/sign1.ts';
import type { Credentials } from '../sign/credentials.ts';
import { sdkUnlessStopped, withEnd } from './sdk.ts';
import { sdkSettings } from './settings.ts';
import type { ParentAsset } from './worker/messages.ts';

/** The asset to sign, and its manifest definition. */
export interface SigningJob {
  asset: Blob;
  /** A MIME type that the SDK can write. */
  type: string;
  definition: ManifestDefinition;
  /**
   * The asset before the edit. The SDK then starts the actions with `c2pa.opened` and keeps the parent's credentials
   * (intent `edit`). Undefined for a new asset.
   */
  parent?: ParentAsset;
}

/**
 * Signs in the SDK's worker; the key stays in Web Crypto. The SDK doesn't verify signatures made by a callback, so
 * callers have to read the result back.
 * @returns the bytes of the signed asset
 * @throws SdkError if the SDK can't be loaded, ReadError for everything else
 */
export async function signAsset(
  { definition, ...job }: SigningJob,
  credentials: Credentials,
  { signal, limit = 120_000 }: { signal: AbortSignal; limit?: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const sdk = await sdkUnlessStopped(signal, job.asset.size);
  const ask = {
    ask: 'sign' as const,
    ...job,
    definition: JSON.stringify(definition),
    reserveSize: reserveFor(credentials.chain),
    settings: sdkSettings(undefined),
  };
  const signed = sdk.ask(ask, { signClaim: (claim, size) => coseSign1(claim, credentials, size) });
  return (await withEnd(sdk, signed, signal, () => limit)) as Uint8Array<ArrayBuffer>;
}
