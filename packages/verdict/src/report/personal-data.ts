import { listAt, textAt } from '../json.ts';
import type { Certificate } from '../x509/certificate.ts';
import type { AssertionView } from './assertions.ts';
import { propertiesOf } from './metadata.ts';
import { byName, emailIn, type Found, type PersonalData } from './personal-properties.ts';
import type { ManifestView, Report } from './report.ts';

/** The maximum number and depth of values checked per assertion, because a hostile one could be endless. */
const MAX_VALUES = 5000;
const MAX_DEPTH = 12;
const MAX_FOUND = 100;

/** Everything in an assertion, whatever its label: email addresses in any text, other data by name. */
function inAssertion({ label, data }: AssertionView): Found[] {
  const found: Found[] = [];
  let left = MAX_VALUES;
  const visit = (name: string, value: unknown, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH) return;
    if (typeof value === 'string') {
      const email = emailIn(value);
      if (email) found.push({ kind: 'contact', what: 'E-mail address', value: email });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const entries = Array.isArray(value)
      ? value.slice(0, left).map((one) => ({ name, value: one }))
      : propertiesOf({ data: value });
    for (const one of entries) {
      if (!Array.isArray(value)) found.push(...byName(one.name, one.value));
      visit(one.name, one.value, depth + 1);
    }
  };
  visit('', data, 0);
  return label.startsWith('stds.schema-org') ? [...found, ...authorsOf(data)] : found;
}

const authorsOf = (data: unknown): Found[] =>
  listAt(data, 'author').flatMap((author) => {
    const value = textAt(author, 'name');
    return value && textAt(author, '@type') !== 'Organization'
      ? [{ kind: 'name' as const, what: 'Author', value }]
      : [];
  });

/** In a certificate that names an organization, names and addresses are the organization's. */
const isPerson = (certificate: Certificate | undefined): boolean =>
  !certificate?.subject.some(([key]) => key === 'O');

function inManifest({ assertions, identities, signer }: ManifestView): Found[] {
  const people = identities.flatMap(({ holder, names, certificates: [certificate] }) => [
    ...(holder && isPerson(certificate) ? [{ kind: 'name' as const, what: 'Identity', value: holder }] : []),
    ...names.map(({ name }) => ({ kind: 'name' as const, what: 'Verified name', value: name })),
  ]);
  const [certificate] = signer.certificates;
  const emails = (certificate?.subject ?? []).flatMap(([, value]) =>
    isPerson(certificate) && emailIn(value) !== undefined ? [value] : [],
  );
  return [
    ...assertions.flatMap(inAssertion),
    ...people,
    ...emails.map((value) => ({ kind: 'contact' as const, what: 'E-mail address of the signer', value })),
  ];
}

const ORDER: readonly PersonalData['kind'][] = ['location', 'name', 'contact', 'device'];

/**
 * Locations, names, contact details, and serial numbers in a file's manifests, including those of ingredients,
 * because all of them travel with the file. Each value is listed once. Data under unusual names isn't found, and
 * neither is the file's own metadata, so an empty result doesn't mean that there isn't any.
 */
export function personalDataIn({ manifests }: Pick<Report, 'manifests'>): PersonalData[] {
  const all = new Map<string, PersonalData>();
  for (const [label, manifest] of manifests)
    for (const one of inManifest(manifest)) {
      const key = JSON.stringify([one.kind, one.what, one.value]);
      if (!all.has(key) && all.size < MAX_FOUND) all.set(key, { ...one, manifest: label });
    }
  return [...all.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
