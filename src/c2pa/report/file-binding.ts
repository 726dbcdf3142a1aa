import type { Coverage } from '../coverage/types.ts';
import { shownOutside, UNPROTECTED } from '../coverage/unprotected.ts';
import { at, entriesAt, isRecord, listAt, textAt } from '../json.ts';
import { referencedIn } from './ingredients.ts';
import { isSignerTrusted, stateOf } from './sdk-state.ts';
import { sdkName } from './sdk-version.ts';
import { FOUND_BY, isAboutBytes } from './statuses.ts';

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
    const { code, message, clause, spans } = coverage.fault;
    return { ...none, failure: [{ ...status(code, message), clause, isGap: spans.length > 0 }] };
  }
  const family = `assertion.${{ data: 'dataHash', bmff: 'bmffHash', boxes: 'boxesHash', collection: 'collectionHash' }[coverage.kind]}`;
  const isMore = coverage.uncovered.some(({ kind }) => kind === 'metadata' || kind === 'other');
  const shows = shownOutside(coverage);
  const explanation = ['The signer left more than the manifest store out of the hash.']
    .concat(shows.map((one) => UNPROTECTED[one].sentence))
    .join(' ');
  const more = { ...status(`${family}.additionalExclusionsPresent`, explanation), shows };
  return {
    success: [status(`${family}.match`, `This page computed the hash again, without ${sdkName}.`)],
    informational: isMore ? [more] : [],
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
