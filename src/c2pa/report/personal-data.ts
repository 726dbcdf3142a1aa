import { listAt, textAt } from '../json.ts';
import type { AssertionView } from './assertions.ts';
import { plainValue, propertiesOf } from './metadata.ts';
import type { ManifestView, Report } from './report.ts';

/** Something in the credentials that a person may not want to share along with the file. */
export interface PersonalData {
  kind: 'location' | 'name' | 'contact' | 'device';
  /** What it is: `GPS position`. */
  what: string;
  value: string;
  /** Label of the first manifest that contains it. */
  manifest: string;
}

type Found = Omit<PersonalData, 'manifest'>;
type Rule = readonly [name: RegExp, kind: PersonalData['kind'], what: string];

/** Properties of metadata by the last part of their names, which are the same in every vocabulary. */
const RULES: readonly Rule[] = [
  [/^GPS(?:Dest)?(?:Latitude|Longitude)$/, 'location', 'GPS position'],
  [/^(?:LocationCreated|LocationShown|Location|Sublocation)$/, 'location', 'Place'],
  [/^(?:City|State|ProvinceState|Country|CountryName|CountryCode)$/, 'location', 'Place'],
  [/^(?:creator|Artist|Creator|By-line|byline)$/, 'name', 'Creator'],
  [/^(?:CameraOwnerName|OwnerName)$/, 'name', 'Camera owner'],
  [/^(?:PersonInImage|PersonInImageWDetails)$/, 'name', 'Person shown'],
  [/^CiEmailWork$/, 'contact', 'E-mail address'],
  [/^CiTelWork$/, 'contact', 'Phone number'],
  [/^CiAdr(?:Extadr|City|Region|Pcode|Ctry)$/, 'contact', 'Postal address'],
  [/^(?:Body|Camera)?SerialNumber$/, 'device', 'Camera serial number'],
  [/^LensSerialNumber$/, 'device', 'Lens serial number'],
];

const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/i;

/** The maximum number and depth of values checked per assertion, because a hostile one could be endless. */
const MAX_VALUES = 5000;
const MAX_DEPTH = 12;
/** The maximum length of text searched for addresses. */
const MAX_TEXT = 2000;
const MAX_FOUND = 100;

const lastName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** What a property is, by its name; for an object, its texts together. */
function byName(name: string, value: unknown): Found[] {
  const rule = RULES.find(([pattern]) => pattern.test(lastName(name)));
  const text = rule && (plainValue(value) ?? placeIn(value));
  return rule && text ? [{ kind: rule[1], what: rule[2], value: text }] : [];
}

/** The place that an IPTC location structure, or a list of them, names. */
function placeIn(value: unknown): string | undefined {
  const places = Array.isArray(value) ? value : [value];
  const texts = places
    .slice(0, 5)
    .flatMap((place) =>
      ['Sublocation', 'City', 'ProvinceState', 'CountryName'].flatMap(
        (part) => textAt(place, `Iptc4xmpExt:${part}`) ?? textAt(place, part) ?? [],
      ),
    );
  return texts.length > 0 ? texts.join(', ') : undefined;
}

/** Everything in an assertion, whatever its label: email addresses in any text, other data by name. */
function inAssertion({ label, data }: AssertionView): Found[] {
  const found: Found[] = [];
  let left = MAX_VALUES;
  const visit = (name: string, value: unknown, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH) return;
    if (typeof value === 'string') {
      const email = EMAIL.exec(value.slice(0, MAX_TEXT))?.[0];
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
    return value ? [{ kind: 'name' as const, what: 'Author', value }] : [];
  });

function inManifest({ assertions, identities, signer }: ManifestView): Found[] {
  const people = identities.flatMap(({ holder, names }) => [
    ...(holder ? [{ kind: 'name' as const, what: 'Identity', value: holder }] : []),
    ...names.map(({ name }) => ({ kind: 'name' as const, what: 'Verified name', value: name })),
  ]);
  const subject = signer.certificates[0]?.subject.map(([, value]) => value) ?? [];
  const emails = subject.filter((value) => EMAIL.test(value.slice(0, MAX_TEXT)));
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
