import { ConfigError } from '../../config/errors.ts';
import { newestReleases } from '../../content/data/libraries.ts';
import type { Family, GeneratedFacts, ItemPage, OverviewPage } from '../../content/generated/page.ts';
import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import { readersFor } from './code.ts';
import { describePages } from './descriptions.ts';
import { firstSentence, itemPage, itemTitle, kindOf, wholeSignature } from './item-page.ts';
import { createLibrary, JSON_NAMES, type Library, shapeId } from './library.ts';
import { type ApiModel, type Declaration, fullName, keyOf, readModel } from './model.ts';
import { applyNotes, type Notes, readNotes } from './notes.ts';
import { apiData, type OverviewPageText } from './schema.ts';
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
  /** The page that says what changed in newer versions. */
  changes: string;
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
  { name, root, small, sources, changes }: ReferencedPackage,
  sourceDir: string,
): Promise<ApiFamily> {
  const model = readModel(sourceDir, name);
  const notes = readNotes(sourceDir, name);
  const items = applyNotes(model.items, notes).sort(byName);
  const library = createLibrary(model, items, root, small);
  const descriptions = describePages(library.pages, notes.file);
  const data = apiData(readersFor(library.links));
  const credit = `© ${model.holder}, ${model.license} license`;
  const facts = {
    type: 'api' as const,
    checked: { date: notes.checked, with: [library.title] },
    sources,
    file: notes.file,
  };
  const paths = notes.paths.map(({ title, calls: names }) => ({
    title,
    calls: names.map((one) => library.linkTo(one)),
  }));
  const newest = newestReleases(sourceDir).get(name.replace('c2pa-', ''));
  const isNewest = newest === undefined || newest === model.version;
  const release = {
    state: isNewest ? ('newest' as const) : ('outdated' as const),
    of: library.title,
    text: ` · ${isNewest ? 'newest release' : `the newest release is ${newest}`}: [what changed](${changes})`,
  };
  const idOf = (item: Declaration) => library.addressOf(item).slice('/docs/'.length);

  const pages = library.pages.map(async (item): Promise<ItemPage> => {
    return {
      ...facts,
      id: idOf(item),
      title: itemTitle(item, name),
      description: descriptions.get(item) ?? '',
      sidebarLabel: fullName(item),
      view: 'api-item',
      data: await data.item.parseAsync({ ...itemPage(item, items, library, paths, credit), release }),
    };
  });
  const groups = exportGroups(library, notes);
  const [description, rest] = splitSentence(library.linkText(notes.about));
  const overview = await data.overview.parseAsync({
    release,
    about: rest,
    paths,
    groups: groups.map(({ id, title, exports }) => ({
      id,
      title,
      rows: exports.map((item) => ({
        name: fullName(item),
        fullName: fullName(item),
        to: library.addressOf(item),
        id: kindId(item, library),
        flags: [kindOf(item), ...(item.comment.deprecated === undefined ? [] : ['deprecated'])],
        about: library.linkText(firstSentence(item), item),
      })),
    })),
    reExports: reExportsOf(model),
    shapes: smallTypes(library),
    origin: `Signatures and descriptions come from the type declarations and TSDoc comments of \`${model.package}\` ${model.version} (${credit}). It’s the release that the samples of these docs run with. Where comments are missing or unclear, we wrote the description.`,
  } satisfies OverviewPageText & { release: typeof release });
  return {
    pages: [
      {
        ...facts,
        id: root,
        title: `${name} API reference`,
        description,
        sidebarLabel: name,
        view: 'api-overview',
        data: overview,
      },
      ...(await Promise.all(pages)),
    ],
    sidebar: groups.map(({ title, exports }) => ({
      type: 'category' as const,
      label: title,
      items: exports.map((item) => ({
        type: 'doc' as const,
        id: idOf(item),
        label: fullName(item),
      })),
      collapsed: true,
    })),
  };
}

interface ExportGroup {
  id: string;
  title: string;
  exports: Declaration[];
}

/**
 * Everything that has a page, by job.
 * @throws ConfigError for an export that's in no group, and for a name that the package doesn't export
 */
function exportGroups({ pages }: Library, { groups, file }: Notes): ExportGroup[] {
  const named = new Map(pages.map((item) => [keyOf(item), item]));
  const listed = groups.flatMap((group) => group.items);
  const problems = [
    ...listed.filter((key) => !named.has(key)),
    ...[...named.keys()].filter((key) => !listed.includes(key)),
  ].map((key) => ({
    file,
    key: 'groups',
    problem: `\`${key}\` is in no group, or isn't exported`,
    fix: 'list each export in one group',
  }));
  if (problems.length > 0) throw new ConfigError(problems);
  return groups.map(({ title, items: keys }) => ({
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    exports: keys.flatMap((key) => named.get(key) ?? []),
  }));
}

/** The first export of each kind has the anchor of the kind's list, which links may still have. */
const kindId = (item: Declaration, { pages }: Library): string | undefined =>
  pages.find((one) => one.kind === item.kind) === item ? KIND_IDS.get(item.kind) : undefined;

const KIND_IDS = new Map<Declaration['kind'], string>([
  ['function', 'functions'],
  ['class', 'classes'],
  ['interface', 'interfaces'],
  ['type', 'types'],
  ['variable', 'constants'],
]);

/** What the package re-exports from others, and where each name is explained. */
function reExportsOf({ reExports }: ApiModel): OverviewPageText['reExports'] {
  return [...Map.groupBy(Object.entries(reExports), ([, from]) => from)].map(([from, group]) => ({
    from,
    names: group
      .map(([name]) => ({ name, to: jsonReferenceAddress(JSON_NAMES[name] ?? name) }))
      .sort(byName)
      .map(({ name, to }) => (to ? `[\`${name}\`](${to})` : `\`${name}\``)),
  }));
}

function smallTypes({ shapes }: Library): OverviewPageText['shapes'] {
  if (shapes.length === 0) return [];
  return [
    {
      id: 'small-types',
      title: 'Small types',
      about:
        'Exported types without their own pages. An interface that a class implements has the class’s members. A handle represents an object of the native library: pass it on, but don’t inspect it.',
      shapes: shapes.map((item) => ({
        id: shapeId(item),
        name: item.name,
        code: wholeSignature(item),
      })),
    },
  ];
}
