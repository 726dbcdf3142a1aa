import { bytesSource, type Coverage, coverageOf } from '@content-credentials/verdict/coverage';
import { shownOutside } from '@content-credentials/verdict/coverage/unprotected';
import type { Exhibit } from './validator.ts';
import type { Verdict } from './verdict.ts';

/** What our own library finds covered by a hash; undefined if the manifest store isn't known. */
export async function ourCoverage(
  { file, store, sidecar }: Exhibit,
  active?: string,
): Promise<Coverage | undefined> {
  if (!store) return undefined;
  return coverageOf(bytesSource(file), store, {
    ...(active && { active }),
    isExternal: sidecar !== undefined,
  });
}

/**
 * Our site's verdict: an SDK's, unless our own library finds that the hash leaves out something it must cover. If the
 * library can't decide, the verdict is never Valid.
 */
export function ourVerdict(
  sdk: Verdict,
  coverage: Coverage | undefined,
): 'Valid' | 'Partial' | 'Unbound' | 'Invalid' | 'neither' {
  if (sdk.state === 'Invalid' || coverage?.state === 'broken') return 'Invalid';
  const isSound = sdk.state === 'Valid' || sdk.state === 'Trusted';
  if (!isSound) return 'neither';
  if (coverage?.state !== 'covered') return 'Unbound';
  return shownOutside(coverage).length > 0 ? 'Partial' : 'Valid';
}
