import type { SidebarItem } from '../../config/sidebars.ts';
import { itemHeadings } from '../../page-data/api-headings.ts';
import type { GeneratedFacts, ItemPage } from '../../page-data/generated-page.ts';
import type { Scheme } from './addresses.ts';
import { creditOf } from './credit.ts';
import { describePages } from './descriptions.ts';
import { asMethods } from './function-type.ts';
import { inheritComments } from './inherit-comments.ts';
import { type ItemPageContext, itemPage, itemTitle } from './item-page.ts';
import { createLibrary, type Library, type LibraryPackage } from './library.ts';
import type { ModelItem } from './model.ts';
import { byName, callName, fullName, KIND_WORDS } from './names.ts';
import { applyNotes, type Notes } from './notes.ts';
import type { PackageTypes } from './read-package.ts';
import { usages } from './usage.ts';

export interface ReferenceInput {
  types: PackageTypes;
  scheme: Scheme;
  /** Id of the package's page. */
  overviewId: string;
  /** The text in parentheses after a page's title: `legacy c2pa`. */
  suffix: string;
  notes: Notes;
  sources: GeneratedFacts['sources'];
  helpers?: readonly LibraryPackage[];
}

export interface Reference {
  library: Library;
  items: ModelItem[];
  /** Generates the pages of all declarations. */
  pages(context?: Pick<ItemPageContext, 'noticeOf' | 'todayOf'>): Promise<ItemPage[]>;
  /** Sidebar entries of the exports, in alphabetical order. */
  sidebar: SidebarItem[];
  /** The facts about their origin that all pages share. */
  facts: Pick<GeneratedFacts, 'type' | 'checked' | 'sources' | 'file'>;
}

/** Every export of every entry point, each once, with our notes and inherited comments. */
export function exportsOf({ entries }: PackageTypes, notes: Notes): ModelItem[] {
  const seen = new Set<string>();
  const items = entries.flatMap(({ name: entry, items: declared }) =>
    declared
      .filter(({ ref, file }) => !seen.has(`${ref} ${file}`))
      .map((item) => {
        seen.add(`${item.ref} ${item.file}`);
        return entry === '' ? item : { ...item, entry, key: `${entry}.${item.key}` };
      }),
  );
  return applyNotes(inheritComments(items.map(asMethods)), notes).sort(byName);
}

/** `c2pa-web/inline` for an export of another entry point. */
const importName = (name: string, { entry }: ModelItem): string => (entry ? `${name}/${entry}` : name);

/** Creates a package's reference. @throws ConfigError for any mistake in the types or notes */
export function createReference(input: ReferenceInput): Reference {
  const { types, scheme, overviewId, suffix, notes, sources, helpers = [] } = input;
  const title = `${types.name.replace(/^@contentauth\//, '')} ${types.version}`;
  const items = exportsOf(types, notes);
  const library = createLibrary({ title, name: types.name, items, scheme, overviewId }, helpers);
  const descriptions = describePages(library.places, notes.file);
  const { memberPages } = scheme;
  const facts: Reference['facts'] = {
    type: 'api',
    checked: { date: new Date(notes.checked), with: [title] },
    sources,
    file: notes.file,
  };
  return {
    library,
    items,
    facts,
    async pages(extra) {
      const context: ItemPageContext = {
        library,
        items,
        memberPages,
        credit: creditOf(types),
        usages: usages(library, items),
        ...extra,
      };
      return Promise.all(
        library.places.map(async (place): Promise<ItemPage> => {
          const data = await itemPage(place, context);
          return {
            ...facts,
            id: place.id,
            title: itemTitle(place, items, KIND_WORDS[place.item.kind], importName(suffix, place.item)),
            description: descriptions.get(place) ?? '',
            sidebarLabel: (place.parent ? callName : fullName)(place.item, place.parent?.members ?? items),
            headings: itemHeadings(data),
            view: 'api-item',
            data,
          };
        }),
      );
    },
    sidebar: library.places
      .filter(({ parent }) => parent === undefined)
      .map(({ item, id }): SidebarItem => {
        const label = fullName(item, items);
        const below = library.places.filter(({ parent }) => parent === item);
        if (below.length === 0) return { type: 'doc', id, label };
        const members = below.map(
          (place): SidebarItem => ({ type: 'doc', id: place.id, label: callName(place.item, item.members) }),
        );
        return { type: 'category', id, label, items: members, collapsed: true };
      }),
  };
}
