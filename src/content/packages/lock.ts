import { readFileSync } from 'node:fs';
import { HASH_COVERAGE, HASH_COVERAGE_FILE, type Package } from './hash-coverage.ts';

/** A package in a lock file of npm, as far as this reads it. */
interface Entry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [key: string]: unknown;
}
type Entries = Readonly<Record<string, Entry>>;

/** What a project's package.json says about its packages. */
export interface Packages {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  engines?: Record<string, string>;
}

const namesOf = (...lists: Array<Record<string, string> | undefined>): string[] =>
  lists.flatMap((list) => Object.keys(list ?? {}));

/** Where a package in `from` finds another, as Node.js does. */
function placeOf(entries: Entries, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    if (entries[place]) return place;
    if (folder === '') return undefined;
  }
}

const parsed = new Map<string, Entries>();

/** The packages in a lock file, which is parsed once for all projects. */
function entriesOf(file: string): Entries {
  const text = readFileSync(file, 'utf8');
  const entries = parsed.get(text) ?? (JSON.parse(text).packages as Entries);
  parsed.set(text, entries);
  return entries;
}

/** Everything that these packages need, by place. */
function closure(entries: Entries, names: readonly string[]): Set<string> {
  const found = new Set(names.flatMap((name) => placeOf(entries, '', name) ?? []));
  // Iterating over a set includes entries added during the iteration.
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies } = entries[place] ?? {};
    for (const name of namesOf(dependencies, optionalDependencies, peerDependencies)) {
      const next = placeOf(entries, place, name);
      if (next) found.add(next);
    }
  }
  return found;
}

/**
 * The lock file of a project that gets our package as a tarball: the versions and checksums that the site or its samples
 * are built with, and the tarball's own. npm adds what it lacks.
 * @param locks lock files of this project to take packages from: the first that has them all, or else the last
 */
export function lockOf(project: Packages, ours: Package, locks: readonly string[]): string {
  const names = namesOf(project.dependencies, project.devDependencies).filter(
    (name) => name !== HASH_COVERAGE,
  );
  const all = locks.map(entriesOf);
  const wanted = { ...project.dependencies, ...project.devDependencies };
  const has = (some: Entries) => (name: string) => some[`node_modules/${name}`]?.version === wanted[name];
  const entries = all.find((some) => names.every(has(some))) ?? all.at(-1) ?? {};
  const known = (list: Record<string, string> | undefined) =>
    Object.keys(list ?? {}).filter((name) => name === HASH_COVERAGE || has(entries)(name));
  const own = { [`node_modules/${HASH_COVERAGE}`]: { dependencies: { ...ours.dependencies } } };
  const needed: Entries = { ...entries, ...own };
  const inUse = closure(needed, known(project.dependencies));
  const places = closure(needed, known(wanted));
  const locked = [...places].sort().map((place) => {
    const { dev: _, devOptional, peer: __, ...entry } = needed[place] ?? {};
    const flags = { ...(devOptional ? { optional: true } : {}), ...(inUse.has(place) ? {} : { dev: true }) };
    return [place, { ...entry, ...flags }] as const;
  });
  const { name, dependencies, devDependencies, engines } = project;
  const packages = {
    '': { name, dependencies, devDependencies, engines },
    ...Object.fromEntries(locked),
    [`node_modules/${HASH_COVERAGE}`]: {
      version: ours.version,
      resolved: `file:${HASH_COVERAGE_FILE}`,
      integrity: ours.integrity,
      license: 'MIT',
      dependencies: ours.dependencies,
    },
  };
  return `${JSON.stringify({ name, lockfileVersion: 3, requires: true, packages }, null, 2)}\n`;
}
