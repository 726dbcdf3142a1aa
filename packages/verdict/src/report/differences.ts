import { countChecks } from './checks.ts';
import type { IdentityView } from './identity.ts';
import { madeWith } from './made-with.ts';
import { countBelow } from './provenance.ts';
import type { ManifestView, Report } from './report.ts';
import { isSignerVerified, reliabilityIn, verdictOf } from './verdict.ts';

/** One line of the comparison of two files. */
export interface Difference {
  what: string;
  left: string;
  right: string;
  isSame: boolean;
}

const NONE = '–';
const active = (report: Report): ManifestView | undefined =>
  report.active === undefined ? undefined : report.manifests.get(report.active);
const unconfirmed = (text: string) => `${text} (not confirmed)`;
/** Of an invalid file, the program it was made with is only what the manifest says. */
const stated = (report: Report, text: string | undefined) =>
  text && reliabilityIn(report) === 'unreliable' ? unconfirmed(text) : (text ?? NONE);
/** A name that no trust list vouches for is marked wherever it appears. */
const named = (report: Report, text: string | undefined) =>
  text && !isSignerVerified(report)
    ? `${text} (not verified${reliabilityIn(report) === 'unreliable' ? ', a check failed' : ''})`
    : (text ?? NONE);
const identityText = ({ holder, label, outcome }: IdentityView) =>
  outcome === 'valid' ? (holder ?? label) : unconfirmed(holder ?? label);
/** Each text once, with its number: an editor can list the same action thirty times. */
function joined(texts: readonly string[] = []): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${text} × ${count}` : text)).join(', ') || NONE;
}

/** The compared fields, in report order. */
const ROWS: ReadonlyArray<readonly [what: string, of: (report: Report) => string]> = [
  ['Validation state', (report) => verdictOf(report).label],
  ['Title', (report) => active(report)?.title ?? NONE],
  [
    'Signed by',
    (report) => named(report, active(report)?.signer.name ?? active(report)?.signer.organization),
  ],
  ['Organization', (report) => named(report, active(report)?.signer.organization)],
  ['Certificate serial number', (report) => active(report)?.signer.serial ?? NONE],
  ['Time stamp', (report) => active(report)?.signer.time ?? NONE],
  ['Made with', (report) => stated(report, madeWith(report).product)],
  ['Actions', (report) => joined(active(report)?.actions.map(({ action }) => action))],
  ['Assertions', (report) => joined(active(report)?.assertions.map(({ label }) => label))],
  ['Identities', (report) => joined(active(report)?.identities.map(identityText))],
  ['Ingredients', ({ tree }) => joined(tree.children.map(({ title }) => title))],
  ['Ingredients, including nested', ({ tree }) => String(countBelow(tree))],
  ['Manifests', ({ manifests }) => String(manifests.size)],
  [
    'Failed checks',
    ({ checks }) =>
      joined(
        checks.flatMap((group) =>
          group.checks.filter(({ outcome }) => outcome === 'failed').map(({ code }) => code),
        ),
      ),
  ],
  [
    'Passed checks',
    ({ checks }) => String(checks.reduce((sum, group) => sum + countChecks(group.checks).passed, 0)),
  ],
];

/** Compares two reports line by line. */
export const differencesOf = (left: Report, right: Report): Difference[] =>
  ROWS.map(([what, of]) => {
    const [a, b] = [of(left), of(right)];
    return { what, left: a, right: b, isSame: a === b };
  });
