export interface LockEntry {
  version?: string;
  integrity?: string;
  /** A folder of this project. */
  link?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

const OS = /(?:^|-)(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|win32)(?=-|$)/;
const CPU = /(?:^|-)(arm64|armv7|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)/;

/** Where Node.js would look for `name` from the package at `from`, innermost first. */
function places(from: string, name: string): string[] {
  const list: string[] = [];
  for (let base = from; ; base = base.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    list.push(`${base ? `${base}/` : ''}node_modules/${name}`);
    if (!base) return list;
  }
}

/** The lock entry of a platform package, or undefined if a package isn't one. */
function entryFor(name: string, version: string, isDev: boolean): LockEntry | undefined {
  const [, os] = OS.exec(name) ?? [];
  const [, cpu] = CPU.exec(name) ?? [];
  if (!/^\d/.test(version) || (!os && cpu !== 'wasm32')) return undefined;
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu === 'armv7' ? 'arm' : cpu] }),
    ...(isDev && { dev: true }),
    ...(os === 'linux' && libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

/** What completing a lock file did and found. */
export interface Completed {
  lock: Lock;
  /** `name@version` of the added entries. */
  added: string[];
  /** Missing packages that no platform explains, as sentences. */
  problems: string[];
}

/**
 * Adds the optional packages for other platforms that npm left out because the registry in use doesn't have them.
 * @param isDev whether the packages are for development only
 */
export function completed({ packages, ...rest }: Lock, isDev: boolean): Completed {
  const all = { ...packages };
  const added: string[] = [];
  const problems: string[] = [];
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (places(from, name).some((place) => place in all)) continue;
      const entry = entryFor(name, version, isDev);
      if (!entry)
        problems.push(
          `${from} requires ${name} ${version}, which is missing but doesn't have a platform in its name`,
        );
      else {
        all[`node_modules/${name}`] = entry;
        added.push(`${name}@${version}`);
      }
    }
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...rest, packages: Object.fromEntries(sorted) }, added, problems };
}

const nameAt = (place: string) => place.replace(/^.*node_modules\//, '');

/** `name@version` of the entries without a checksum: npm would install whatever a registry offers under that name. */
export const unlocked = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([place, { version, integrity, link }]) =>
    place.includes('node_modules/') && !link && integrity === undefined
      ? [`${nameAt(place)}@${version}`]
      : [],
  );

/** The lock file without those entries: npm adds a missing entry with its checksum, but never a missing checksum. */
export function withoutUnlocked(lock: Lock): Lock {
  const names = new Set(unlocked(lock));
  const packages = Object.entries(lock.packages).filter(
    ([place, { version }]) => !names.has(`${nameAt(place)}@${version}`),
  );
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** How to get the checksums that a registry without these packages can't provide. */
export const HOW_TO_LOCK = `These optional packages are for other platforms, and the registry in use doesn't offer them. Before a release,
lock them once on a machine whose npm uses the public registry:

  npm run lock -- --drop
  npm install --package-lock-only
  npm run lock

The last command should list nothing. npm doesn't add a checksum to an entry, so the first command removes the entries.`;
