import type { Check } from '@content-credentials/verdict/report/checks';
import { hashCoverOf } from '@content-credentials/verdict/report/hash-cover';
import { lastPart } from '@content-credentials/verdict/report/ingredients';
import { ownManifest, type Report } from '@content-credentials/verdict/report/report';
import { SDK } from '@content-credentials/verdict/report/sdk-version';
import { isSignerVerified, verdictOf } from '@content-credentials/verdict/report/verdict';
import { cleanText } from '../from-file.ts';
import type { Inspection, TaskList } from './inspection.ts';

const MAX_CHECKS = 200;
const MAX_LINES = 50;
/** Of one check: a file can have the same mistake in hundreds of places. */
const MAX_DETAILS = 3;

export const VALIDATED_BY = `${SDK.name} ${SDK.version} (core ${SDK.core}) and the coverage check of these docs; no network`;

/** The site's texts mention its page; here, the server does the check. */
const ours = (text: string) => text.replace('This page found', 'This server found');

const maybe = (text: string | undefined) => (text === undefined ? undefined : cleanText(text));
const cleanTexts = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts.filter((text) => text !== undefined))].slice(0, MAX_LINES).map(cleanText);

const titleWithDate = ({ title, issued }: { title: string; issued?: string }) =>
  issued === undefined ? title : `${title}, issued on ${issued}`;

/** What explains a check that didn't pass. */
function causeOf({ outcome, explanations, places, clause }: Check) {
  if (outcome === 'passed') return {};
  const several = (texts: readonly string[]) => cleanTexts(texts.filter(Boolean)).slice(0, MAX_DETAILS);
  const [detail, about] = [several(explanations), several(places.map(lastPart))];
  return {
    ...(detail.length > 0 && { detail }),
    ...(about.length > 0 && { about }),
    ...(clause && { clause: clause.section }),
  };
}

/** @param facts the facts known without the report */
export function summaryOf(
  report: Report,
  lists: readonly TaskList[],
  facts: Pick<Inspection, 'bytes' | 'format'>,
): Inspection {
  // What a verdict takes from the file would end up outside the markers.
  const { kind, headline, sentence, caveat } = verdictOf(report, { isOursOnly: true });
  const isVerified = isSignerVerified(report);
  const active = ownManifest(report);
  const checks = report.checks.flatMap(({ ingredient, checks: all }) =>
    all.map((one) => ({
      code: cleanText(one.code),
      outcome: one.outcome,
      found_by: one.isRecorded
        ? ('signer, before signing' as const)
        : one.isOwn
          ? ('coverage check' as const)
          : ('SDK' as const),
      ...(ingredient && { ingredient: cleanText(ingredient.title) }),
      ...causeOf(one),
    })),
  );
  return {
    found: 'manifest',
    ...facts,
    state: report.state,
    kind,
    answer: ours(`${headline} ${sentence}`),
    caveat,
    trusted_by: (active?.vouchers ?? []).map((one) =>
      cleanText(`${titleWithDate(one)}; anchor: ${one.anchor}`),
    ),
    trust_lists: lists.map(titleWithDate),
    hash_covers: cleanText(hashCoverOf(report.binding).line),
    checks: checks.slice(0, MAX_CHECKS),
    from_file: {
      title: maybe(active?.title),
      ...(isVerified
        ? { signer: maybe(active?.signer.name), organization: maybe(active?.signer.organization) }
        : {
            claimed_signer_not_verified: maybe(
              [active?.signer.name, active?.signer.organization].filter(Boolean).join(', ') || undefined,
            ),
          }),
      signed_at: maybe(active?.signer.time),
      generators: cleanTexts(active?.generators ?? []),
      actions: cleanTexts(active?.actions.map(({ action }) => action) ?? []),
      source_types: cleanTexts(active?.actions.map(({ source }) => source?.address) ?? []),
      vendor_statements: cleanTexts(
        active?.actions.flatMap(({ vendor }) =>
          vendor ? [[`${vendor.field}: ${vendor.address}`, vendor.details].filter(Boolean).join('; ')] : [],
        ) ?? [],
      ),
      descriptions: cleanTexts(active?.actions.map(({ description }) => description) ?? []),
      ingredients: report.tree.children.length,
    },
    validated_by: VALIDATED_BY,
  };
}
