import { countChecks } from './checks.ts';
import { countBelow } from './provenance.ts';
import type { ManifestView, Report } from './report.ts';

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
const joined = (texts: readonly string[] | undefined) => texts?.join(', ') || NONE;

/** The compared fields, in report order. */
const ROWS: ReadonlyArray<readonly [what: string, of: (report: Report) => string]> = [
  ['Validation state', ({ state }) => state],
  ['Title', (report) => active(report)?.title ?? NONE],
  ['Signed by', (report) => active(report)?.signer.name ?? active(report)?.signer.organization ?? NONE],
  ['Organization', (report) => active(report)?.signer.organization ?? NONE],
  ['Certificate serial number', (report) => active(report)?.signer.serial ?? NONE],
  ['Time stamp', (report) => active(report)?.signer.time ?? NONE],
  ['Made with', (report) => joined(active(report)?.generators)],
  ['Actions', (report) => joined(active(report)?.actions.map(({ action }) => action))],
  ['Assertions', (report) => joined(active(report)?.assertions.map(({ label }) => label))],
  ['Identities', (report) => joined(active(report)?.identities.map(({ holder, label }) => holder ?? label))],
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
