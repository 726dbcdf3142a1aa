import { ConfigError } from '../../config/errors.ts';
import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import { type Links, namesIn } from './code.ts';
import { KNOWN_TYPES } from './known-types.ts';
import { type ApiModel, type Declaration, isCallable, keyOf } from './model.ts';
import type { NamedLink } from './schema.ts';

/** Everything a reference knows: where each declaration is, and what a name refers to. */
export interface Library {
  /** `c2pa-web 0.13.1`. */
  title: string;
  /** Declarations with a page. */
  pages: readonly Declaration[];
  /** Declarations without a page that pages mention: types that are small, aren't exported, or only repeat a class. */
  shapes: readonly Declaration[];
  /** Where a declaration or a member is explained. */
  addressOf(item: Declaration, parent?: Declaration): string;
  /** The address of each type that declarations mention. */
  links: Links;
  /** Makes each `{@link X}` in a comment a Markdown link. @throws ConfigError if nothing has that name */
  linkText(markdown: string, item?: Declaration, parent?: Declaration): string;
  /** The declaration or member with a name: `Builder.sign`. @throws ConfigError if nothing has it */
  linkTo(target: string, scope?: Declaration): NamedLink;
}

/** Types of the JSON that two packages give different names. */
export const JSON_NAMES: Readonly<Record<string, string>> = {
  ManifestStore: 'Reader',
  C2paReason: 'C2PaReason',
};

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The part of an address derived from a name, and the id of a member's heading. */
export function slugOf({ name, entry }: Pick<Declaration, 'name' | 'entry'>): string {
  const written = `${entry ? `${entry}.` : ''}${IDENTIFIER.test(name) ? name : `"${name}"`}`;
  return written.toLowerCase().replace(/[^a-z0-9_.-]/g, '_');
}

/** Id of a declaration's heading on its package's page. */
export const shapeId = (item: Declaration): string => `type-${slugOf(item)}`;

/**
 * @param root id of the package's page: `js-sdk/api-web`
 * @param small keys of exports that are too small for their own page
 */
export function createLibrary(
  model: ApiModel,
  items: readonly Declaration[],
  root: string,
  small: readonly string[],
): Library {
  const title = `${model.package.replace(/^@contentauth\//, '')} ${model.version}`;
  /** Whether a class implements it, and describes its members. */
  const isMirror = (item: Declaration) => items.some((other) => other.implements?.includes(item.name));
  const hasPage = (item: Declaration) => !item.isHidden && !small.includes(keyOf(item)) && !isMirror(item);
  const pages = items.filter(hasPage);
  checkAddresses(pages, title, root);

  function addressOf(item: Declaration, parent?: Declaration): string {
    const owner = parent ?? item;
    const address = hasPage(owner) ? `/docs/${root}/${slugOf(owner)}` : `/docs/${root}#${shapeId(owner)}`;
    return parent && hasPage(parent) ? `${address}#${slugOf(item)}` : address;
  }

  const links = Object.fromEntries(
    Object.entries(model.mentions).map(([name, home]) => {
      const own = home === model.package ? items.find((item) => item.name === name) : undefined;
      const address = own
        ? addressOf(own)
        : home === ''
          ? KNOWN_TYPES[name]
          : jsonReferenceAddress(JSON_NAMES[name] ?? name);
      if (address === undefined) throw unknownType(title, name, home);
      return [name, address] as const;
    }),
  );

  const wordsIn = new Map(
    items
      .flatMap((item) => [item, ...(item.members ?? [])])
      .map((item) => [item, new Set(namesIn(item.signature))]),
  );
  const mentions = (item: Declaration, other: Declaration) =>
    other !== item &&
    model.mentions[other.name] === model.package &&
    wordsIn.get(item)?.has(other.name) === true;

  const all = items.flatMap((item) => [
    { item, parent: undefined },
    ...(item.members ?? []).map((member) => ({ item: member, parent: item })),
  ]);

  function linkTo(target: string, scope?: Declaration): NamedLink {
    const name = target.replace(/\(\)$/, '');
    const named = (key: string) => all.find(({ item, parent }) => keyOf(item, parent) === key);
    const found = (scope && named(`${scope.name}.${name}`)) ?? named(name);
    if (found) {
      const key = keyOf(found.item, found.parent);
      const call = isCallable(found.item) && found.item.kind !== 'constructor' ? '()' : '';
      return { text: key + call, to: addressOf(found.item, found.parent) };
    }
    const [object = '', property] = name.split('.');
    const to = jsonReferenceAddress(JSON_NAMES[object] ?? object, property) ?? KNOWN_TYPES[name];
    if (to) return { text: target, to };
    throw unknownLink(title, scope?.name ?? title, target);
  }

  return {
    title,
    pages,
    shapes: reachable(pages, items, mentions).filter((item) => !hasPage(item)),
    addressOf,
    links,
    linkTo,
    linkText: (markdown, item, parent) =>
      markdown.replace(
        /\{@link\s+([^}|]+?)(?:\s*\|\s*([^}]+?))?\s*\}/g,
        (_, target: string, label?: string) => {
          const { text, to } = linkTo(target, parent ?? item);
          return label ? `[${label}](${to})` : `[\`${text}\`](${to})`;
        },
      ),
  };
}

/** The declarations that pages mention, directly or through another one. */
function reachable(
  pages: readonly Declaration[],
  items: readonly Declaration[],
  mentions: (item: Declaration, other: Declaration) => boolean,
): Declaration[] {
  const queue = [...pages];
  for (const item of queue) {
    const texts = [item, ...(item.members ?? [])];
    queue.push(
      ...items.filter((other) => !queue.includes(other) && texts.some((one) => mentions(one, other))),
    );
  }
  return items.filter((item) => queue.includes(item));
}

/** @throws ConfigError if two pages would have the same address on a host whose file names ignore case */
function checkAddresses(pages: readonly Declaration[], title: string, root: string): void {
  for (const [slug, [first, second]] of Map.groupBy(pages, slugOf))
    if (first && second)
      throw new ConfigError({
        file: 'src/features/api-reference/current.ts',
        key: title,
        value: `${root}/${slug}`,
        problem: `\`${keyOf(first)}\` and \`${keyOf(second)}\` of ${title} have the same address`,
        fix: 'name one of them in `small`, which shows it on the page of the package',
      });
}

const unknownType = (title: string, name: string, home: string): ConfigError =>
  new ConfigError({
    file: 'src/features/api-reference/known-types.ts',
    key: name,
    problem: `${title} mentions the type \`${name}\`${home && ` of ${home}`}, which has no page and isn't listed`,
    fix: `add \`${name}\` to KNOWN_TYPES with the URL of the page that explains it`,
  });

const unknownLink = (title: string, name: string, target: string): ConfigError =>
  new ConfigError({
    file: 'data/api-notes',
    key: name,
    value: target,
    problem: `the comment of \`${name}\` of ${title} links to \`${target}\`, but nothing has that name`,
    fix: "write the item's text in data/api-notes, which replaces the comment",
  });
