import type { ItemPageData, LegacyNotice, NamedLink, Span } from '../../page-data/api-reference.ts';
import type { PagePlace } from './addresses.ts';
import type { Library } from './library.ts';
import { memberGroups } from './members.ts';
import type { ModelItem } from './model.ts';
import { callName, overloadsOf } from './names.ts';
import { splitSentence } from './rich-text.ts';
import { shapeOf } from './shapes.ts';
import { namedIn } from './usage.ts';
import { createWriter } from './writer.ts';

/** What the pages of one reference share. */
export interface ItemPageContext {
  library: Library;
  /** Every export with its members, to find which declarations use which. */
  items: readonly ModelItem[];
  memberPages: boolean;
  /** Copyright holder and license of the declarations: `© Adobe, MIT license`. */
  credit: string;
  usages: ReadonlyMap<ModelItem, NamedLink[]>;
  /** Where the current form of a type without a page is explained. */
  todayOf?: (shape: ModelItem) => NamedLink | undefined;
  noticeOf?: (place: PagePlace) => LegacyNotice;
}

/** A page's content for one declaration, except its title and description. */
export async function itemPage(place: PagePlace, context: ItemPageContext): Promise<ItemPageData> {
  const { item, parent } = place;
  const { library, items, memberPages, credit, usages, noticeOf, todayOf } = context;
  const writer = createWriter(library, item, parent);
  const { comment } = item;
  const [, rest] = splitSentence(comment.text || comment.returns);
  const callable = await writer.callable(item);
  const shapes = memberPages && item.members.length === 0 ? namedIn(library, item) : [];
  const isMirror = library.mirrors.has(item);
  const withMembers = isMirror || (memberPages && (item.kind === 'interface' || item.kind === 'class'));
  return {
    ...(noticeOf && { notice: noticeOf(place) }),
    ...(comment.deprecated !== undefined && { deprecated: await writer.text(comment.deprecated) }),
    signature: await writer.signature(item, withMembers ? 'with members' : undefined),
    origin: { package: library.titleOf(item), file: item.file, credit },
    about: [...(await writer.text(rest)), ...(await writer.text(comment.remarks))],
    ...(callable && { callable }),
    groups: isMirror ? [] : await memberGroups(library, item, memberPages),
    heritage: heritageOf(library, item, items, writer.type),
    overloads: overloadLinks(library, item, parent?.members ?? items, writer.type),
    examples: await Promise.all(comment.examples.map(writer.text)),
    see: await Promise.all(comment.see.map(writer.text)),
    shapes: await Promise.all(
      shapes
        .filter((shape) => library.shapes.includes(shape))
        .map((shape) => shapeOf(library, shape, todayOf?.(shape))),
    ),
    usedBy: usages.get(item) ?? [],
  };
}

type ToSpans = (tokens: ModelItem['type']) => Span[];

function heritageOf(
  library: Library,
  item: ModelItem,
  items: readonly ModelItem[],
  spans: ToSpans,
): ItemPageData['heritage'] {
  const heirs = (from: 'extends' | 'implements') =>
    items
      .filter((other) =>
        other[from].some((type) => type.some(({ ref }) => ref && library.find(ref) === item)),
      )
      .map((other): Span[] => [{ text: other.name, to: library.addressOf(other) }]);
  return [
    { label: 'Extends', types: item.extends.map(spans) },
    { label: 'Implements', types: item.implements.map(spans) },
    { label: 'Extended by', types: heirs('extends') },
    { label: 'Implemented by', types: heirs('implements') },
  ].filter(({ types }) => types.length > 0);
}

function overloadLinks(
  library: Library,
  item: ModelItem,
  among: readonly ModelItem[],
  spans: ToSpans,
): ItemPageData['overloads'] {
  const all = overloadsOf(item, among);
  if (all.length < 2) return [];
  return all.map((one) => ({
    text: callName(one, among),
    to: library.addressOf(one),
    signature: spans(one.parameters[0]?.type ?? []),
    current: one === item,
  }));
}

/** The page's title: `C2pa.read(blob) method (legacy c2pa)`. */
export function itemTitle(
  { item, parent }: PagePlace,
  items: readonly ModelItem[],
  kindWord: string,
  suffix: string,
): string {
  const name = `${parent ? `${parent.name}.` : ''}${callName(item, parent?.members ?? items)}`;
  return `${name} ${kindWord} (${suffix})`;
}
