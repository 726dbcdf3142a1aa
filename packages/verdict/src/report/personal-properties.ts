import { textAt } from '../json.ts';
import { plainValue } from './metadata.ts';

/** Something in the credentials that a person may not want to share along with the file. */
export interface PersonalData {
  kind: 'location' | 'name' | 'contact' | 'device';
  /** What it is: `GPS position`. */
  what: string;
  value: string;
  /** Label of the first manifest that holds it. */
  manifest: string;
}

export type Found = Omit<PersonalData, 'manifest'>;
type Rule = readonly [name: RegExp, kind: PersonalData['kind'], what: string];

/** Properties of metadata by the last part of their names, which is the same in every vocabulary. */
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

const lastName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** What a property of metadata is, by its name; for an object, its texts together. */
export function byName(name: string, value: unknown): Found[] {
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

/** The last part of a domain has letters, and a version number doesn't. */
const EMAIL = /[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})(?![a-z\d-])/i;

/** `pkg:npm/example@2.0.example` names a package, whatever it looks like. */
const PACKAGE = /\bpkg:[^\s"'<>]+/gi;

/** Text that is searched for addresses. */
const MAX_TEXT = 2000;

/** The first e-mail address in a text. */
export const emailIn = (text: string): string | undefined =>
  EMAIL.exec(text.slice(0, MAX_TEXT).replace(PACKAGE, ' '))?.[0];
