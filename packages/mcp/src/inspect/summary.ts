import type { Check } from '@content-credentials/verdict/report/checks';
import { hashCoverOf } from '@content-credentials/verdict/report/hash-cover';
import { lastPart } from '@content-credentials/verdict/report/ingredients';
import { ownManifest, type Report } from '@content-credentials/verdict/report/report';
import { SDK } from '@content-credentials/verdict/report/sdk-version';
import { isSignerVerified, verdictOf } from '@content-credentials/verdict/report/verdict';
import { cleanText } from '../from-file.ts';
import type { TrustList } from '../site.ts';
import type { Inspection } from './inspection.ts';

const MAX_CHECKS = 200;
const MAX_LINES = 50;
/** Of one check: a file can have the same mistake in hundreds of places. */
const MAX_DETAILS = 3;

export const VALIDATED_BY = `${SDK.name} ${SDK.version} (core ${SDK.core}) and the coverage check of these docs; no network`;

/** The site's texts mention its page; here, the server does the check. */
const ours = (text: string) => text.replace('This page found', 'This server found');

const maybe = (text: string | undefined) => (text ? cleanText(text) : undefined);

/** The first different ones; undefined if there's none. */
function cleanTexts(texts: ReadonlyArray<string | undefined> = [], most = MAX_LINES): string[] | undefined {
  const found = [...new Set(texts.filter((text) => text))].slice(0, most);
  return found.length > 0 ? found.map((text) => cleanText(`${text}`)) : undefined;
}

const titleWithDate = ({ title, issued }: Pick<TrustList, 'title' | 'issued'>) =>
  issued === undefined ? title : `${title}, issued on ${issued}`;

const finderOf = ({ isRecorded, isOwn }: Check): NonNullable<Inspection['checks']>[number]['found_by'] => {
  if (isRecorded) return 'signer, before signing';
  return isOwn ? 'coverage check' : 'SDK';
};

/** @param facts the facts known without the report */
export function summaryOf(
  report: Report,
  lists: readonly TrustList[],
  facts: Pick<Inspection, 'bytes' | 'format'>,
): Inspection {
  // What a verdict takes from the file would end up outside the markers.
  const { kind, headline, sentence, caveat } = verdictOf(report, { isOursOnly: true });
  const active = ownManifest(report);
  const { name, organization, time } = active?.signer ?? {};
  const checks = report.checks.flatMap(({ ingredient, checks: all }) =>
    all.map((one) => ({
      code: cleanText(one.code),
      outcome: one.outcome,
      found_by: finderOf(one),
      ingredient: maybe(ingredient?.title),
      ...(one.outcome !== 'passed' && {
        detail: cleanTexts(one.explanations, MAX_DETAILS),
        about: cleanTexts(one.places.map(lastPart), MAX_DETAILS),
        clause: one.clause?.section,
      }),
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
      ...(isSignerVerified(report)
        ? { signer: maybe(name), organization: maybe(organization) }
        : { claimed_signer_not_verified: maybe([name, organization].filter(Boolean).join(', ')) }),
      signed_at: maybe(time),
      generators: cleanTexts(active?.generators),
      actions: cleanTexts(active?.actions.map(({ action }) => action)),
      source_types: cleanTexts(active?.actions.map(({ source }) => source?.address)),
      vendor_statements: cleanTexts(
        active?.actions.map(
          ({ vendor }) =>
            vendor && [`${vendor.field}: ${vendor.address}`, vendor.details].filter(Boolean).join('; '),
        ),
      ),
      descriptions: cleanTexts(active?.actions.map(({ description }) => description)),
      ingredients: report.tree.children.length,
    },
    validated_by: VALIDATED_BY,
  };
}
