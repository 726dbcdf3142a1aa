import { OverLimit, TOO_SLOW, timeFor } from '../budget.ts';
import { blobSource, coverageOf } from '../coverage/index.ts';
import { storeProblem } from '../coverage/manifests.ts';
import type { Coverage } from '../coverage/types.ts';
import { shownOutside, UNPROTECTED } from '../coverage/unprotected.ts';
import { at, entriesAt, isRecord, listAt, textAt } from '../json.ts';
import { referencedIn } from './ingredients.ts';
import type { Reading } from './reading.ts';
import { sdkName } from './sdk-version.ts';
import { FOUND_BY, isAboutBytes, isSignerTrusted, stateOf } from './statuses.ts';

/** What's known about the file that a manifest store belongs to. */
export type FileBinding =
  | {
      coverage: Coverage;
      /** Whether the SDK saw only the manifest store, because it's a sidecar. */
      isExternal: boolean;
    }
  /** A manifest store by itself: there is no file to compare it with. */
  | 'alone';

/** This page's findings about the bytes, as standard statuses. */
function ownStatuses(coverage: Coverage): Record<'success' | 'informational' | 'failure', unknown[]> {
  const none = { success: [], informational: [], failure: [] };
  if (coverage.state === 'unknown') return none;
  const { manifest, assertion } = coverage;
  const url = manifest && assertion ? `self#jumbf=/c2pa/${manifest}/c2pa.assertions/${assertion}` : '';
  const status = (code: string, explanation: string) => ({ code, url, explanation, [FOUND_BY]: 'page' });
  if (coverage.state === 'broken') {
    const { kind, code, message, clause } = coverage.fault;
    return { ...none, failure: [{ ...status(code, message), clause, fault: kind }] };
  }
  const family = `assertion.${{ data: 'dataHash', bmff: 'bmffHash', boxes: 'boxesHash', collection: 'collectionHash' }[coverage.kind]}`;
  const isMore = coverage.uncovered.some(({ kind }) => kind === 'metadata' || kind === 'other');
  const shows = shownOutside(coverage);
  const explanation = [
    isMore
      ? 'The signer left more than the manifest store out of the hash.'
      : 'The hash leaves out more than the manifest store, as the standard requires.',
  ]
    .concat(shows.map((one) => UNPROTECTED[one].sentence))
    .join(' ');
  const more = { ...status(`${family}.additionalExclusionsPresent`, explanation), shows };
  return {
    success: [status(`${family}.match`, `This page computed the hash again, without ${sdkName}.`)],
    informational: isMore || shows.length > 0 ? [more] : [],
    failure: [],
  };
}

/** Manifests that nothing refers to, as statuses: information, which doesn't change the state. */
function unreferencedIn(report: unknown): unknown[] {
  const referenced = referencedIn(report);
  return entriesAt(report, 'manifests')
    .filter(([label]) => !referenced.has(label))
    .map(([label]) => ({
      code: 'manifest.unreferenced',
      url: `self#jumbf=/c2pa/${label}`,
      explanation: 'Nothing refers to this manifest, so what it says isn’t about this file.',
      [FOUND_BY]: 'page',
    }));
}

/** This page's statuses, unless the SDK reported the same one for the same assertion and ours adds nothing. */
const withoutReported = (own: readonly unknown[], reported: readonly unknown[]) =>
  own.filter(
    (one) =>
      listAt(one, 'shows').length > 0 ||
      !reported.some(
        (other) =>
          textAt(other, 'code') === textAt(one, 'code') && textAt(other, 'url') === textAt(one, 'url'),
      ),
  );

/**
 * The SDK's report, combined with what's known about the file's bytes.
 *
 * This page never makes a state better than the SDK's, with one exception: a sidecar, which the SDK reads without its
 * file and therefore calls Invalid. There, the SDK's statuses about bytes are replaced.
 * @returns a report whose state is `Unbound` where everything holds that could be checked, but not that the hash covers
 * the file; and `Partial` where the hash leaves out what people see
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validate_the_assets_content
 */
export function bindReport(report: unknown, binding: FileBinding): unknown {
  const results = at(report, 'validation_results');
  const active = at(results, 'activeManifest');
  if (!isRecord(report) || !isRecord(results) || !isRecord(active)) return withState(report, 'unknown');
  const coverage = binding === 'alone' ? undefined : binding.coverage;
  const hasSdkSeen = binding !== 'alone' && !binding.isExternal;
  const own = coverage ? ownStatuses(coverage) : { success: [], informational: [], failure: [] };
  const sdkStatuses = (list: string) =>
    listAt(active, list).filter((status) => {
      if (!isAboutBytes(status)) return true;
      // Ignores what the SDK says about bytes it didn't have, and a match of a broken binding.
      return hasSdkSeen && !(list === 'success' && coverage?.state !== 'covered');
    });
  const list = (name: 'success' | 'informational' | 'failure') => {
    const reported = sdkStatuses(name);
    return [...reported, ...withoutReported(own[name], reported)];
  };
  const bound = {
    ...active,
    success: list('success'),
    informational: [
      ...list('informational'),
      ...withoutReported(unreferencedIn(report), sdkStatuses('informational')),
    ],
    failure: list('failure'),
  };
  const state = hasSdkSeen
    ? notBetter(textAt(report, 'validation_state'), bound, own.failure.length > 0)
    : stateOf(
        bound,
        listAt(results, 'ingredientDeltas').map((delta) => at(delta, 'validationDeltas')),
      );
  const isGood = state === 'Valid' || state === 'Trusted';
  return {
    ...report,
    validation_results: { ...results, activeManifest: bound },
    validation_state: isGood ? limited(state, coverage) : state,
  };
}

const withState = (report: unknown, state: string): unknown =>
  isRecord(report) ? { ...report, validation_state: state } : report;

/** A good state, as far as the hash covers the file and everything that changes what's shown. */
function limited(state: 'Valid' | 'Trusted', coverage: Coverage | undefined): string {
  if (coverage?.state !== 'covered') return 'Unbound';
  return shownOutside(coverage).length > 0 ? 'Partial' : state;
}

/** The SDK's state, unless this page's findings make it worse. */
function notBetter(sdkState: string | undefined, active: unknown, hasFailed: boolean): string {
  if (hasFailed) return 'Invalid';
  return sdkState === 'Trusted' && !isSignerTrusted(active) ? 'Valid' : (sdkState ?? 'unknown');
}

/**
 * What the hash in a manifest store covers in its file, determined without the SDK.
 * @param file undefined for a manifest store that's read on its own
 * @param sidecar the file with the store, if it's separate, so that the SDK saw only the store
 * @param onRead called after each read of the file with the number of bytes
 * @throws DOMException `AbortError` when the signal ends it, OverLimit when it takes too long
 */
export async function bindingOf(
  { report, store }: Reading,
  file: Blob | undefined,
  sidecar: Blob | undefined,
  signal?: AbortSignal,
  onRead?: (bytes: number) => void,
): Promise<FileBinding> {
  if (!file) return 'alone';
  const active = textAt(report, 'active_manifest');
  const isExternal = sidecar !== undefined;
  const unknown = (reason: string): FileBinding => ({
    coverage: { state: 'unknown', size: file.size, reason },
    isExternal,
  });
  if (!store) return unknown('The SDK returned no manifest store.');
  if (sidecar && storeProblem(new Uint8Array(await sidecar.arrayBuffer()), store))
    return unknown('The .c2pa file holds more or something else than the manifest store that was validated.');
  const time = new AbortController();
  const begin = performance.now();
  let read = 0;
  const source = blobSource(file, AbortSignal.any([time.signal, ...(signal ? [signal] : [])]), (bytes) => {
    read += bytes;
    onRead?.(bytes);
    if (performance.now() - begin > timeFor(read, file.size)) time.abort();
  });
  try {
    return {
      coverage: await coverageOf(source, store, { active, isExternal }),
      isExternal,
    };
  } catch (error) {
    throw time.signal.aborted ? new OverLimit(TOO_SLOW) : error;
  }
}
