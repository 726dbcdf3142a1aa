import type { Placed } from './mentions.ts';
import { keyOf } from './newest.ts';
import { isBehind, type Registry } from './packages.ts';

/** A version held back intentionally, as long as the newest version is the one listed here. */
export interface Held {
  package: string;
  registry: Registry;
  newest: string;
  /** Only for this version, if several are in use. */
  version?: string | undefined;
  reason: string;
}

export interface Row {
  package: string;
  registry: Registry;
  /** The version that was checked. */
  checked: string;
  newest: string | null;
  /** `held` is behind for a reason; `unknown` if the registry didn't respond. */
  state: 'current' | 'stale' | 'held' | 'unknown';
  reason?: string;
  places: string[];
}

const ORDER: readonly Row['state'][] = ['stale', 'held', 'unknown', 'current'];

/** One row per package and version, starting with those that need work. */
export function rowsOf(
  mentions: readonly Placed[],
  newest: ReadonlyMap<string, string | undefined>,
  held: readonly Held[],
): Row[] {
  const groups = Map.groupBy(mentions, (one) => `${keyOf(one)} ${one.version}`);
  const rows = [...groups.values()].flatMap(([first, ...more]): Row[] => {
    if (!first) return [];
    const latest = newest.get(keyOf(first));
    const behind = latest !== undefined && isBehind(first.version, latest);
    const hold = held.find(
      (one) =>
        one.package === first.name &&
        one.registry === first.registry &&
        one.newest === latest &&
        (one.version ?? first.version) === first.version,
    );
    const state = latest === undefined ? 'unknown' : !behind ? 'current' : hold ? 'held' : 'stale';
    return [
      {
        package: first.name,
        registry: first.registry,
        checked: first.version,
        newest: latest ?? null,
        state,
        ...(state === 'held' && hold && { reason: hold.reason }),
        places: [...new Set([first, ...more].map(({ place }) => place))].sort(),
      },
    ];
  });
  return rows.sort(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.package < b.package ? -1 : 1),
  );
}

/** The outdated versions as a table, with their number. */
export function freshnessTable(rows: readonly Row[]): string {
  const head = ['State', 'Package', 'Registry', 'Checked with', 'Newest', 'Where'];
  const shown = rows
    .filter(({ state }) => state !== 'current')
    .map((row) => [
      row.state,
      row.package,
      row.registry,
      row.checked,
      row.newest ?? '?',
      places(row) + (row.reason ? `: ${row.reason}` : ''),
    ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...shown.map((row) => (column === 5 ? 0 : (row[column]?.length ?? 0)))),
  );
  const line = (row: string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const count = (state: Row['state']) => `${rows.filter((row) => row.state === state).length} ${state}`;
  return [
    ...(shown.length > 0 ? [line(head), widths.map((width) => '─'.repeat(width)).join('  ')] : []),
    ...shown.map(line),
    '',
    ORDER.toReversed().map(count).join(', '),
  ].join('\n');
}

function places({ places }: Row): string {
  const [first = '', ...more] = places;
  return more.length > 0 ? `${first} and ${more.length} more` : first;
}
