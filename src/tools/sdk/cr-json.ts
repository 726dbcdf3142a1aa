import { askWithin } from './budgeted.ts';
import type { ReadOptions } from './read.ts';
import { NOTHING_ALLOWED, sdkSettings } from './settings.ts';
import { sdkUnlessStopped } from './stopping.ts';

/**
 * The SDK's crJSON of a file. The SDK reads the file again with the same trust and lookups as before: generating it
 * with every reading would slow everyone down, and few readers need it.
 * @param type a MIME type that the SDK supports
 * @returns JSON text, as the SDK wrote it
 * @throws SdkError if the SDK can't be loaded, ReadError for everything else
 */
export async function crJsonOf(file: Blob, type: string, options: ReadOptions): Promise<string> {
  const { trust, allowed = NOTHING_ALLOWED, signal } = options;
  const sdk = await sdkUnlessStopped(signal, file.size);
  const { origins } = allowed;
  const ask = { ask: 'crjson' as const, file, type, settings: sdkSettings(trust, allowed), origins };
  return String(await askWithin(sdk, ask, signal));
}
