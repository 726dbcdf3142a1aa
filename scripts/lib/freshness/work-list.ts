import type { Changelog } from './changelog.ts';
import { keyOf } from './newest.ts';
import type { Row } from './report.ts';
import { sectionsBetween } from './sections.ts';

/** Longer changelogs are cut: what matters is at the top, and the rest is in the package. */
const MOST_LINES = 80;

/** Rows that a newer version is out for. */
export const isWork = ({ state }: Row): boolean => state === 'stale' || state === 'held';

/**
 * The work list in Markdown: for each package that is behind, what changed and which pages and samples to look at.
 * @param changelogs by registry and name
 * @param quoting sample folder → pages that show it
 */
export function workList(
  rows: readonly Row[],
  changelogs: ReadonlyMap<string, Changelog>,
  quoting: ReadonlyMap<string, readonly string[]>,
): string {
  const work = rows.filter(isWork);
  const parts = work.map((row) => {
    const { pages, samples, others } = touched(row, quoting);
    return [
      `## ${row.package} ${row.checked} → ${row.newest}`,
      [row.registry, row.reason && `held: ${row.reason}`].filter(Boolean).join(', '),
      listed('Pages', pages),
      listed('Samples', samples),
      listed('Other files', others),
      changesOf(row, changelogs),
    ];
  });
  const unknown = rows
    .filter(({ state }) => state === 'unknown')
    .map((row) => `${row.package} (${row.registry})`);
  const missing = [...changelogs.values()].flatMap((one) => ('missing' in one ? [one.missing] : []));
  return `${[
    '# Work list',
    'Made by `npm run freshness`. Held versions have their reason in `data/held-versions.json`.',
    ...(work.length === 0 ? ['Every version is current.'] : parts.flat()),
    '## Not reached',
    'Changelogs are read from the packages on their registries, nowhere else: repositories have more.',
    listed('No answer from the registry', unknown),
    listed('No changelog', missing),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** What a row concerns: pages that name the version or show a sample that ran with it, samples, and everything else. */
export function touched({ places }: Row, quoting: ReadonlyMap<string, readonly string[]>) {
  const isSample = (place: string) => /^samples\/[\w-]+\/[\w-]+$/.test(place);
  const samples = places.filter(isSample);
  const folders = samples.map((place) => place.split('/').slice(0, 2).join('/'));
  const named = places.filter((place) => place.startsWith('docs/'));
  const pages = [...new Set([...named, ...folders.flatMap((folder) => quoting.get(folder) ?? [])])].sort();
  return { pages, samples, others: places.filter((place) => !isSample(place) && !place.startsWith('docs/')) };
}

function changesOf(
  { package: name, registry, checked, newest }: Row,
  changelogs: ReadonlyMap<string, Changelog>,
) {
  const found = changelogs.get(keyOf({ registry, name }));
  if (!found || 'missing' in found || newest === null) return 'No changelog: see the end of this list.';
  const lines = sectionsBetween(found.text, checked, newest);
  if (lines.length === 0) return 'The changelog in the package says nothing about these versions.';
  const rest = lines.length - MOST_LINES;
  // Quoted, so that its headings aren't ours.
  const shown = lines.slice(0, MOST_LINES).map((line) => `> ${line}  `);
  return [...shown, ...(rest > 0 ? ['>', `> … and ${rest} more lines`] : [])].join('\n');
}

const listed = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `${title}:\n\n${items.map((one) => `- ${one}`).join('\n')}`;
