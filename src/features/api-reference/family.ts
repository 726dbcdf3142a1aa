import type { Family, GeneratedFacts, ItemPage, OverviewPage } from '../../content/generated/page.ts';
import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import { readersFor } from './code.ts';
import { describePages } from './descriptions.ts';
import { examplesFor } from './examples.ts';
import { itemHeadings, overviewHeadings } from './headings.ts';
import { firstSentence, itemPage, itemTitle, wholeSignature } from './item-page.ts';
import { createLibrary, JSON_NAMES, type Library, shapeId } from './library.ts';
import { type ApiModel, type Declaration, fullName, readModel } from './model.ts';
import { applyNotes, readNotes } from './notes.ts';
import { apiData, type MemberGroupText, type OverviewPageText } from './schema.ts';
import { splitSentence } from './text.ts';

export type ApiFamily = Family<ItemPage | OverviewPage>;

/** A package with a reference: one page for each export, with its members as sections. */
export interface ReferencedPackage {
  /** The name of its data: `c2pa-web`. */
  name: string;
  /** Id of the package's page; exports are below it. */
  root: string;
  /** Exports shown on the package's page. */
  small: readonly string[];
  sources: GeneratedFacts['sources'];
}

/** Names in dictionary order, ignoring case. */
const byName = (a: { name: string }, b: { name: string }): number =>
  a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });

/**
 * Generates a package's reference from its model and our notes.
 *
 * Members are sections, not pages: readers who look up `Reader` want to see at a glance what it can do, search the
 * page, and read related members together.
 * @param sourceDir the site's source folder
 * @throws ConfigError for any mistake in the notes, and for types and links that lead nowhere
 */
export async function apiFamily(
  { name, root, small, sources }: ReferencedPackage,
  sourceDir: string,
): Promise<ApiFamily> {
  const model = readModel(sourceDir, name);
  const notes = readNotes(sourceDir, name);
  const items = applyNotes(model.items, notes).sort(byName);
  const library = createLibrary(model, items, root, small);
  const descriptions = describePages(library.pages, notes.file);
  const data = apiData(readersFor(library.links));
  const calls = await examplesFor(model, sourceDir);
  const credit = `© ${model.holder}, ${model.license} license`;
  const facts = {
    type: 'api' as const,
    checked: { date: new Date(notes.checked), with: [library.title] },
    sources,
    file: notes.file,
  };
  const idOf = (item: Declaration) => library.addressOf(item).slice('/docs/'.length);

  const pages = library.pages.map(async (item): Promise<ItemPage> => {
    const shown = await data.item.parseAsync(itemPage(item, items, library, calls, credit));
    return {
      ...facts,
      id: idOf(item),
      title: itemTitle(item, items, name),
      description: descriptions.get(item) ?? '',
      sidebarLabel: fullName(item, items),
      headings: itemHeadings(shown),
      view: 'api-item',
      data: shown,
    };
  });
  const [description, rest] = splitSentence(library.linkText(notes.about));
  const origin = `Signatures and descriptions come from the type declarations and TSDoc comments of \`${model.package}\` ${model.version} (${credit}). Where comments are missing or unclear, we wrote the description.`;
  const overview = await data.overview.parseAsync({
    about: `${rest}\n\n${origin}`,
    groups: exportGroups(library, items),
    reExports: reExportsOf(model),
    shapes: smallTypes(library),
  } satisfies OverviewPageText);
  return {
    pages: [
      {
        ...facts,
        id: root,
        title: `${name} API reference`,
        description,
        sidebarLabel: name,
        headings: overviewHeadings(overview),
        view: 'api-overview',
        data: overview,
      },
      ...(await Promise.all(pages)),
    ],
    sidebar: GROUPS.map(([, label, kinds]) => ({
      type: 'category' as const,
      label,
      items: library.pages
        .filter(({ kind }) => kinds.includes(kind))
        .map((item) => ({ type: 'doc' as const, id: idOf(item), label: fullName(item, items) })),
      collapsed: false,
    })).filter(({ items }) => items.length > 0),
  };
}

/** The order on a package's page. */
const GROUPS: ReadonlyArray<readonly [id: string, title: string, kinds: ReadonlyArray<Declaration['kind']>]> =
  [
    ['functions', 'Functions', ['function']],
    ['classes', 'Classes', ['class']],
    ['interfaces', 'Interfaces', ['interface']],
    ['types', 'Types', ['type', 'enum']],
    ['constants', 'Constants', ['variable']],
  ];

/** Tables of everything that has a page, by kind. */
function exportGroups(library: Library, items: readonly Declaration[]): MemberGroupText[] {
  return GROUPS.map(([id, title, kinds]) => ({
    id,
    title,
    rows: library.pages
      .filter(({ kind }) => kinds.includes(kind))
      .map((item) => ({
        name: fullName(item, items),
        fullName: fullName(item, items),
        to: library.addressOf(item),
        flags: item.comment.deprecated === undefined ? [] : ['deprecated'],
        about: library.linkText(firstSentence(item), item),
      })),
  })).filter(({ rows }) => rows.length > 0);
}

/** What the package re-exports from others, and where each name is explained. */
function reExportsOf({ reExports }: ApiModel): OverviewPageText['reExports'] {
  return [...Map.groupBy(Object.entries(reExports), ([, from]) => from)].map(([from, group]) => ({
    from,
    names: group
      .map(([name]) => ({ name, text: name, to: jsonReferenceAddress(JSON_NAMES[name] ?? name) }))
      .sort(byName)
      .map(({ text, to }) => ({ text, to })),
  }));
}

function smallTypes({ shapes, title }: Library): OverviewPageText['shapes'] {
  if (shapes.length === 0) return [];
  return [
    {
      id: 'small-types',
      title: 'Small types',
      about:
        'Exported types that are too small for their own pages. A handle represents an object of the native library: pass it on, but don’t inspect it.',
      shapes: shapes.map((item) => ({
        id: shapeId(item),
        name: item.name,
        from: title,
        code: wholeSignature(item),
      })),
    },
  ];
}
