import { at, listAt, textAt } from '../json.ts';
import { pathsTo, referencedIn, UNTITLED } from './ingredients.ts';
import type { Line, Row } from './lines.ts';
import { codeOf, isAboutTrust, isNotChecked } from './statuses.ts';

/**
 * An ingredient that was already invalid when it was added: the signer's program validated it and recorded what failed, in
 * the signed ingredient assertion. SDKs report only what changed since, so they say nothing about these.
 */
export interface RecordedFailure {
  /** JUMBF address of the ingredient assertion. */
  assertion: string;
  /** Label of the ingredient's own manifest, if it has one. */
  manifest?: string;
  title?: string;
  /** Titles on the path from the file to it, without the file itself. */
  path: string[];
  /** `parentOf`: an earlier version of the file. */
  relationship?: string;
  /** The failures, without those that are only about trust. */
  codes: string[];
}

const MAX_CODES = 50;
const MAX_RECORDED = 200;
const MAX_LINES = 6;

/** Codes that aren't failures, in the lists of ingredients before version 3, which don't say what a code is. */
const NOT_FAILED =
  /\.(?:validated|trusted|match|insideValidity|notRevoked|accessible|valid|additionalExclusionsPresent|skipped|unknown|unknownProvenance)$|^timeStamp\.|^timeOfSigning\.|^ingredient\.(?:manifest|claimSignature)\.validated$/;

/** What failed when an ingredient was added, by its record. */
export function recordedCodes(ingredient: unknown): string[] {
  const results = at(ingredient, 'validation_results');
  const all = [
    at(results, 'activeManifest'),
    ...listAt(results, 'ingredientDeltas').map((delta) => at(delta, 'validationDeltas')),
  ];
  const listed = all.flatMap((one) => listAt(one, 'failure'));
  const old = listAt(ingredient, 'validation_status').filter(
    (status) => at(status, 'success') !== true && !NOT_FAILED.test(codeOf(status)),
  );
  const failed = [...listed, ...old].filter(
    (status) => codeOf(status) !== '' && !isAboutTrust({ code: codeOf(status) }) && !isNotChecked(status),
  );
  return [...new Set(failed.map(codeOf))].slice(0, MAX_CODES);
}

/**
 * Ingredients in a file's history that were already invalid when they were added.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#ingredient_assertion
 */
export function recordedFailures(report: unknown): RecordedFailure[] {
  const paths = pathsTo(report);
  return [...referencedIn(report)]
    .flatMap((manifest) =>
      listAt(report, 'manifests', manifest, 'ingredients').flatMap((ingredient): RecordedFailure[] => {
        const codes = recordedCodes(ingredient);
        if (codes.length === 0) return [];
        const title = textAt(ingredient, 'title');
        const below = textAt(ingredient, 'active_manifest');
        const relationship = textAt(ingredient, 'relationship');
        return [
          {
            assertion: `self#jumbf=/c2pa/${manifest}/c2pa.assertions/${textAt(ingredient, 'label') ?? ''}`,
            ...(below !== undefined && { manifest: below }),
            ...(title !== undefined && { title }),
            path: [...(paths.get(manifest) ?? []), title ?? UNTITLED],
            ...(relationship !== undefined && { relationship }),
            codes,
          },
        ];
      }),
    )
    .slice(0, MAX_RECORDED);
}

/**
 * What a headline says of them; empty if there are none. An earlier version comes first, because this file was made from it.
 * In our own words only.
 */
export function recordedSentence(recorded: readonly RecordedFailure[]): string {
  if (recorded.length === 0) return '';
  return recorded.some(({ relationship, path }) => relationship === 'parentOf' && path.length === 1)
    ? 'The version that it was made from was already invalid when this one was signed.'
    : 'A file that was used in it (an ingredient) was already invalid when it was added.';
}

/** The ingredients that were already invalid, as a row. */
export function recordedRows(recorded: readonly RecordedFailure[]): Row[] {
  const lines = recorded
    .slice(0, MAX_LINES)
    .map(
      ({ path, codes }): Line => [
        { fromFile: path.join(' › ') },
        ` was already invalid when it was added (${codes.length === 1 ? '1 failure' : `${codes.length} failures`}: `,
        { fromFile: codes.slice(0, MAX_LINES).join(', ') },
        ')',
      ],
    );
  const more = recorded.length - MAX_LINES;
  return lines.length > 0
    ? [{ name: 'Invalid ingredients', lines: more > 0 ? [...lines, [`and ${more} more`]] : lines }]
    : [];
}
