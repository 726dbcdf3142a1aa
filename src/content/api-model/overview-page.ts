import type { MemberGroup, NamedLink, OverviewPageData, Row } from '../../page-data/api-reference.ts';
import { jsonReferenceAddress } from '../json-types/address.ts';
import type { PagePlace } from './addresses.ts';
import { JSON_NAMES, type Library } from './library.ts';
import type { ModelItem } from './model.ts';
import { byName, fullName } from './names.ts';
import type { ReExport } from './re-exports.ts';
import { shapeName, shapeOf } from './shapes.ts';
import { createWriter } from './writer.ts';

/** The order on a package's page. */
const GROUPS: ReadonlyArray<readonly [id: string, title: string, kinds: ReadonlyArray<ModelItem['kind']>]> = [
  ['functions', 'Functions', ['function']],
  ['classes', 'Classes', ['class']],
  ['interfaces', 'Interfaces', ['interface']],
  ['types', 'Types', ['type', 'enum']],
  ['constants', 'Constants', ['variable']],
];

/** Tables of everything that has a page, by kind. */
export function exportGroups(library: Library, items: readonly ModelItem[]): MemberGroup[] {
  const places = library.places.filter(({ parent }) => parent === undefined);
  return GROUPS.flatMap(([id, title, kinds]): MemberGroup[] => {
    const rows = places
      .filter(({ item }) => kinds.includes(item.kind))
      .map((place) => exportRow(library, place, items));
    return rows.length > 0 ? [{ id, title, rows, sections: [] }] : [];
  });
}

function exportRow(library: Library, { item }: PagePlace, items: readonly ModelItem[]): Row {
  const writer = createWriter(library, item);
  return {
    name: fullName(item, items),
    fullName: fullName(item, items),
    to: library.addressOf(item),
    flags: item.comment.deprecated === undefined ? [] : ['deprecated'],
    type: [],
    about: [{ type: 'paragraph', text: writer.summary(item) }],
  };
}

/** What the package re-exports from others, and where each name is explained. */
export function reExportsOf(library: Library, reExports: readonly ReExport[]): OverviewPageData['reExports'] {
  return [...Map.groupBy(reExports, ({ from }) => from)].map(([from, group]) => ({
    from,
    names: group.toSorted(byName).map(({ name }) => {
      const shape = library.shapes.find((one) => one.package === from && shapeName(one) === name);
      const to = shape ? library.addressOf(shape) : jsonReferenceAddress(JSON_NAMES[name] ?? name);
      return to === undefined ? { text: name } : { text: name, to };
    }),
  }));
}

/** Declarations without a page, under one heading. */
export async function shapeSection(
  library: Library,
  shapes: readonly ModelItem[],
  { id, title, text }: { id: string; title: string; text: string },
  todayOf?: (shape: ModelItem) => NamedLink | undefined,
): Promise<OverviewPageData['shapes']> {
  if (shapes.length === 0) return [];
  const about = [{ type: 'paragraph' as const, text: [{ text }] }];
  const shown = await Promise.all(
    shapes.toSorted(byName).map((shape) => shapeOf(library, shape, todayOf?.(shape))),
  );
  return [{ id, title, about, shapes: shown }];
}
