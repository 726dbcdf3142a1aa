import { at, entriesAt, textAt } from '../json.ts';
import type { AssertionView } from './assertions.ts';

/** A property of a metadata assertion, under its usual name. */
export interface MetadataProperty {
  /** With the usual prefix of its namespace, whatever prefix the assertion declares: `exif:FNumber`. */
  name: string;
  value: unknown;
}

/** Namespaces of C2PA 2.4, appendix B, and of CAWG metadata, with their usual prefixes. */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://ns.adobe.com/exif/1.0/': 'exif',
  'http://ns.adobe.com/exif/1.0/aux/': 'aux',
  'http://cipa.jp/exif/1.0/': 'exifEX',
  'http://cipa.jp/exif/2.32/': 'exifEX',
  'http://ns.adobe.com/tiff/1.0/': 'tiff',
  'http://ns.adobe.com/xap/1.0/': 'xmp',
  'http://ns.adobe.com/photoshop/1.0/': 'photoshop',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/': 'Iptc4xmpCore',
  'http://iptc.org/std/Iptc4xmpExt/2008-02-29/': 'Iptc4xmpExt',
};

const METADATA = /^(?:cawg|c2pa)\.metadata|^stds\.(?:exif|iptc)|\.metadata(?:\.v\d+)?(?:__\d+)?$/;

/**
 * Whether an assertion contains metadata defined by C2PA, CAWG, an older standard, or an organization (C2PA 2.4,
 * §18.17).
 */
export const isMetadata = ({ label }: Pick<AssertionView, 'label'>): boolean => METADATA.test(label);

const MAX_PROPERTIES = 2000;

/**
 * The name of a property with the usual prefix of its namespace.
 * @param context `@context` of the assertion, which maps prefixes to namespaces
 */
function usualName(name: string, context: unknown): string {
  const colon = name.indexOf(':');
  const namespace = textAt(context, name.slice(0, Math.max(colon, 0)));
  const prefix = namespace !== undefined && Object.hasOwn(PREFIXES, namespace) && PREFIXES[namespace];
  return prefix ? prefix + name.slice(colon) : name;
}

/** Properties of an assertion's outermost object; empty if it isn't JSON-LD. */
export function propertiesOf({ data }: Pick<AssertionView, 'data'>): MetadataProperty[] {
  const context = at(data, '@context');
  return entriesAt(data)
    .slice(0, MAX_PROPERTIES)
    .filter(([name]) => !name.startsWith('@'))
    .map(([name, value]) => ({ name: usualName(name, context), value }));
}

/**
 * A value as text: JSON-LD wraps it in a list (`@list`), a language (`@value`), or an object by language (`x-default`).
 * @returns undefined without any text
 */
export function plainValue(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (depth > 4) return undefined;
  if (Array.isArray(value)) {
    const texts = value.slice(0, 20).flatMap((one) => plainValue(one, depth + 1) ?? []);
    return texts.length > 0 ? texts.join(', ') : undefined;
  }
  for (const key of ['@list', '@set', '@value', 'x-default'])
    if (at(value, key) !== undefined) return plainValue(at(value, key), depth + 1);
  return undefined;
}

const RATIO = /^(-?\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/;

/** A number that Exif writes as a number, as text, or as a fraction: `28/10` or `[28, 10]`. */
export function numberIn(value: unknown): number | undefined {
  if (Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number'))
    return value[1] === 0 ? undefined : finite(Number(value[0]) / Number(value[1]));
  const text = plainValue(value)?.split(', ')[0] ?? '';
  const ratio = RATIO.exec(text);
  if (ratio) return Number(ratio[2]) === 0 ? undefined : finite(Number(ratio[1]) / Number(ratio[2]));
  return text === '' ? undefined : finite(Number(text));
}

const finite = (number: number) => (Number.isFinite(number) ? number : undefined);
