import { ConfigError } from '../../config/errors.ts';
import type { NamedLink } from '../../page-data/api-reference.ts';
import { jsonReferenceAddress } from '../json-types/address.ts';
import { type PagePlace, placePages, type Scheme, slugOf } from './addresses.ts';
import { KNOWN_TYPES } from './known-types.ts';
import type { ModelItem, Token } from './model.ts';

/** A package with declarations that pages can refer to. */
export interface LibraryPackage {
  /** Its display name: `c2pa 0.30.17`. */
  title: string;
  name: string;
  items: readonly ModelItem[];
  scheme: Scheme;
  /** Id of the page for declarations without their own. */
  overviewId: string;
}

/** Everything a reference knows: where each declaration is, and what a name in a declaration refers to. */
export interface Library {
  places: readonly PagePlace[];
  /** Declarations without a page, sorted by name: types that aren't exported, or that belong to a helper package. */
  shapes: readonly ModelItem[];
  addressOf(item: ModelItem): string;
  /** The declaration that a canonical reference refers to, if it's ours. */
  find(ref: string): ModelItem | undefined;
  /** Where a type is explained; undefined if it isn't explained and doesn't need to be. @throws ConfigError */
  addressOfType(token: Token & { ref: string }, inside: ModelItem): string | undefined;
  /** The target and label of `{@link target}` in a comment. @throws ConfigError */
  linkTo(target: string, inside: ModelItem, parent?: ModelItem): NamedLink;
  titleOf(item: ModelItem): string;
  /** Interfaces that a class implements. Where members are sections, only the class describes them. */
  mirrors: ReadonlySet<ModelItem>;
}

/** Types of the JSON that two packages give different names. */
export const JSON_NAMES: Readonly<Record<string, string>> = {
  ManifestStore: 'Reader',
  C2paReason: 'C2PaReason',
};

/** Id of a declaration's heading on its package's page. */
export const shapeId = (item: ModelItem): string => `type-${slugOf(item)}`;

/** Id of a member's heading on its parent's page. */
export const memberId = (member: ModelItem): string =>
  member.kind === 'index' ? 'index-signature' : slugOf(member);

/**
 * Combines packages.
 * @param main the package whose exports get pages
 * @param helpers packages whose types it uses; they're shown on the page that `main` specifies
 */
export function createLibrary(main: LibraryPackage, helpers: readonly LibraryPackage[] = []): Library {
  const { scheme } = main;
  const hasPage = ({ exported, key }: ModelItem) => exported && !scheme.small.includes(key);
  const places = placePages(main.items.filter(hasPage), scheme, main.name);
  const packages = [main, ...helpers];
  const pageOf = new Map(places.map(({ item, id }) => [item, `/docs/${id}`]));
  const packageOf = (item: ModelItem) => packages.find(({ name }) => name === item.package) ?? main;
  const parentOf = new Map(
    packages.flatMap(({ items }) =>
      items.flatMap((item) => item.members.map((member) => [member, item] as const)),
    ),
  );

  const implemented = new Set(main.items.flatMap((item) => item.implements.flat().map(({ ref }) => ref)));
  const mirrors = new Set(scheme.memberPages ? [] : main.items.filter(({ ref }) => implemented.has(ref)));

  function addressOf(item: ModelItem): string {
    const page = pageOf.get(item);
    if (page !== undefined) return page;
    const parent = parentOf.get(item);
    if (parent === undefined) return `/docs/${packageOf(item).overviewId}#${shapeId(item)}`;
    const address = addressOf(parent);
    if (scheme.memberPages || mirrors.has(parent) || address.includes('#')) return address;
    return `${address}#${memberId(item)}`;
  }

  function find(ref: string): ModelItem | undefined {
    const [, packageName, name = ''] = /^(.*)!~?(.*)$/.exec(ref.replace(/:[a-z]+(?:\(\d+\))?$/, '')) ?? [];
    const items = packages.find((one) => one.name === packageName)?.items ?? [];
    // In the model, a name that the web also has gets a number; a name that a module adds to keeps its own.
    return items.find((item) => item.name === name) ?? items.find((item) => item.name === `${name}_2`);
  }

  function addressOfType({ text, ref }: Token & { ref: string }, inside: ModelItem): string | undefined {
    const own = find(ref);
    if (own) return addressOf(own);
    // A parameter used in a type predicate has no kind and no declaration.
    if (inside.parameters.some(({ name }) => name === text)) return undefined;
    const [, packageName = '', name = ''] = /^(.*)!(.*?)(?::[a-z]+)?(?:\(\d+\))?$/.exec(ref) ?? [];
    if (packageName === '@contentauth/c2pa-types') {
      const address = jsonReferenceAddress(JSON_NAMES[name] ?? name);
      if (address) return address;
    }
    const global = packageName === '' ? name.replace(/^.*__global\./, '') : '';
    const known = KNOWN_TYPES[global];
    if (known === undefined) throw unknownType(main.title, inside, text, ref);
    return known ?? undefined;
  }

  function linkTo(target: string, inside: ModelItem, parent?: ModelItem): NamedLink {
    const name = target.replace(/\(\)$/, '');
    const scope = parent ?? inside;
    const all = main.items.flatMap((item) => [item, ...item.members]);
    const found =
      all.find(({ key }) => key === `${scope.name}.${name}`) ?? all.find(({ key }) => key === name);
    if (found) return { text: linkText(found), to: addressOf(found) };
    const [object = '', property] = name.split('.');
    const address = jsonReferenceAddress(JSON_NAMES[object] ?? object, property) ?? KNOWN_TYPES[name];
    if (address) return { text: target, to: address };
    throw unknownLink(main.title, inside, target);
  }

  return {
    places,
    shapes: packages.flatMap(({ items }, i) => (i === 0 ? items.filter((item) => !hasPage(item)) : items)),
    addressOf,
    find,
    addressOfType,
    linkTo,
    titleOf: (item) => packageOf(item).title,
    mirrors,
  };
}

/** `Reader.json()`: the form used in a sentence. */
const linkText = ({ key, kind }: ModelItem): string =>
  key.replace(/\(\d+\)$/, '') + (kind === 'function' || kind === 'method' ? '()' : '');

function unknownType(title: string, inside: ModelItem, text: string, ref: string): ConfigError {
  return new ConfigError({
    file: 'src/content/api-model/known-types.ts',
    key: inside.key,
    value: ref,
    problem: `\`${inside.key}\` of ${title} names the type \`${text}\` (${ref}), which has no page and isn't listed`,
    fix: `add \`${text}\` to KNOWN_TYPES with the URL of the page that explains it, or null`,
  });
}

function unknownLink(title: string, inside: ModelItem, target: string): ConfigError {
  return new ConfigError({
    file: 'src/content/api-model/library.ts',
    key: inside.key,
    value: target,
    problem: `the comment of \`${inside.key}\` of ${title} links to \`${target}\`, but nothing has that name`,
    fix: "write the item's text in data/api-notes, which replaces the comment",
  });
}
