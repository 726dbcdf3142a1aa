import type { Heading } from '../../content/markdown/page.ts';
import type { Callable, ItemPageData, OverviewPageData } from './schema.ts';
import { textOf } from './text.ts';

/** Ids and texts of the sections that any page can have; the views print them. */
export const SECTIONS = {
  typeParameters: { slug: 'type-parameters', text: 'Type parameters' },
  parameters: { slug: 'parameters', text: 'Parameters' },
  returns: { slug: 'returns', text: 'Returns' },
  throws: { slug: 'throws', text: 'Throws' },
  heritage: { slug: 'inheritance', text: 'Inheritance' },
  overloads: { slug: 'overloads', text: 'Overloads' },
  shapes: { slug: 'types-used', text: 'Types used here' },
  usedBy: { slug: 'used-by', text: 'Used by' },
} as const;

type Section = keyof typeof SECTIONS;

const top = (section: Section): Heading => ({ depth: 2, ...SECTIONS[section] });

const isNothing = ({ type, about }: NonNullable<Callable['returns']>): boolean =>
  about.length === 0 && textOf(type) === 'void';

/** The sections of a callable that have content. What does nothing but act says so if it says nothing else. */
export function callableSections({ typeParameters, parameters, returns, throws }: Callable) {
  return [
    ...(typeParameters.length > 0 ? (['typeParameters'] as const) : []),
    ...(parameters.length > 0 ? (['parameters'] as const) : []),
    ...(returns && (parameters.length === 0 || !isNothing(returns)) ? (['returns'] as const) : []),
    ...(throws.length > 0 ? (['throws'] as const) : []),
  ];
}

/** The headings of an item's page, in the order its view prints them. What it inherits is one line, which needs no entry. */
export function itemHeadings(data: ItemPageData): Heading[] {
  const groups = data.groups.flatMap(({ id, title, sections }): Heading[] => [
    { depth: 2, slug: id, text: title },
    ...sections.map(({ id: slug, heading }): Heading => ({ depth: 3, slug, text: heading })),
  ]);
  return [
    ...(data.callable ? callableSections(data.callable).map(top) : []),
    ...(data.overloads.length > 0 ? [top('overloads')] : []),
    ...groups,
    ...(data.shapes.length > 0 ? [top('shapes')] : []),
    ...(data.usedBy.length > 0 ? [top('usedBy')] : []),
  ];
}

/** The headings of a package's page. */
export const overviewHeadings = ({ groups, reExports, shapes }: OverviewPageData): Heading[] => [
  ...groups.map(({ id, title }) => ({ depth: 2 as const, slug: id, text: title })),
  ...reExports.map(reExportHeading),
  ...shapes.map(({ id, title }) => ({ depth: 2 as const, slug: id, text: title })),
];

/** The heading above declarations from another package. */
export const reExportHeading = ({ from }: Pick<OverviewPageData['reExports'][number], 'from'>) => ({
  depth: 2 as const,
  slug: `from-${from.replace(/^.*\//, '')}`,
  text: 'Re-exports',
});
