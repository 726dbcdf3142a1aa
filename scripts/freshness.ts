import { globSync, readFileSync } from 'node:fs';
import { readChecked } from '../src/features/samples/checked.ts';
import { readPins } from '../tests/samples/runner/pins.ts';
import { execute } from '../tests/samples/runner/programs.ts';
import { findPython } from '../tests/samples/runner/toolchains/python.ts';
import { commandLine } from './command-line.ts';

export type Registry = 'npm' | 'PyPI' | 'crates.io';

/** A package in a registry. */
export interface Package {
  registry: Registry;
  name: string;
}

/** A package with the checked version, as written. */
export interface Mention extends Package {
  version: string;
}

type Rule = readonly [pattern: RegExp, registry: Registry, name?: string];

/** How pages and samples write the packages they were checked with. The first matching group applies. */
const RULES: readonly Rule[] = [
  [/^(@[\w-]+\/[\w-]+) (\d[\d.]*)/, 'npm'],
  // The legacy npm package ended with 0.30; the crate with the same name is far beyond.
  [/^(c2pa) (0\.30\.\d+)/, 'npm'],
  [/^(c2pa)(?: \(Rust\)| core)? (\d[\d.]*)/, 'crates.io'],
  [/^(?:c2patool|C2PA Tool) (\d[\d.]*)/, 'crates.io', 'c2patool'],
  [/^(c2pa-c-ffi|cbindgen) (\d[\d.]*)/, 'crates.io'],
  [/^(c2pa-python|jsonschema) (\d[\d.]*)/, 'PyPI'],
  [/^trustmark (\d[\d.]*) for Python/, 'PyPI', 'trustmark'],
  [/^trustmark (\d[\d.]*) for Rust/, 'crates.io', 'trustmark'],
  [/^(sharp|ajv|onnxruntime-web) (\d[\d.]*)/, 'npm'],
  [/^Vite (\d[\d.]*)/, 'npm', 'vite'],
];

/**
 * The package at the beginning of a line such as `c2pa-python 0.38.1 (core 0.91.3)`; undefined if it isn't in a
 * registry.
 */
export function mentionIn(text: string): Mention | undefined {
  for (const [pattern, registry, fixed] of RULES) {
    const found = pattern.exec(text.trim());
    const version = found?.at(-1)?.replace(/\.$/, '');
    const name = fixed ?? found?.[1];
    if (version && name) return { registry, name, version };
  }
  return undefined;
}

/** Whether there's a newer version. `Vite 8` means every 8: only the written parts are compared. */
export function isBehind(version: string, newest: string): boolean {
  const [own, other] = [version, newest].map((text) => text.split('.').map(Number));
  for (const [index, part] of (own ?? []).entries()) {
    const newer = other?.[index] ?? 0;
    if (part !== newer) return part < newer;
  }
  return false;
}

/** Where a version is mentioned: a page, a sample's result, a pin, or a data table. Renovate reads `package.json`. */
export interface Placed extends Mention {
  /** Relative to the project: `docs/signing/index.mdx`, `samples/read-manifest/node`. */
  place: string;
}

/** Every version that the project was checked with, from every place that mentions one. */
export function collectMentions(): Placed[] {
  return [...fromPages(), ...fromResults(), ...fromPins(), ...fromData()];
}

const placed = (place: string) => (text: string) => {
  const mention = mentionIn(text);
  return mention ? [{ ...mention, place }] : [];
};

/** `checked.with` in the front matter. */
function fromPages(): Placed[] {
  return globSync('docs/**/*.mdx').flatMap((file) =>
    withList(readFileSync(file, 'utf8')).flatMap(placed(file)),
  );
}

/** The entries in `with: ["…", "…"]`, on one line or as a list. */
export function withList(page: string): string[] {
  const [, matter = ''] = /^---\n(.*?)\n---/s.exec(page) ?? [];
  const [, list = ''] = /^ +with:\s*(\[.*?\](?=\s*$)|(?:\n +- .*)+)/ms.exec(matter) ?? [];
  return [...list.matchAll(/"([^"]+)"|'([^']+)'|- ([^"'\n]+)/g)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').trim(),
  );
}

function fromResults(): Placed[] {
  return Object.entries(readChecked('samples')).flatMap(([task, row]) =>
    Object.entries(row).flatMap(([language, result]) =>
      'with' in result ? result.with.split(', ').flatMap(placed(`samples/${task}/${language}`)) : [],
    ),
  );
}

function fromPins(): Placed[] {
  const { c, cpp, c2patool, cbindgen, python, rust } = readPins('samples');
  const tools = [c.library, c.header, cpp.library, cpp.header].map(
    ({ name, version }) => `${name} ${version}`,
  );
  return [
    ...[...tools, `c2patool ${c2patool}`, `cbindgen ${cbindgen}`].flatMap(placed('samples/tools.json')),
    ...placed('samples/requirements.txt')(`c2pa-python ${python}`),
    ...placed('samples/Cargo.toml')(`c2pa ${rust}`),
  ];
}

/** Strings in data files that begin with a package and its version. */
function fromData(): Placed[] {
  return globSync('data/*.json', { exclude: ['data/changes.json'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"((?:@[\w-]+\/)?[\w-]+ \d[\d.]*)"/g)].flatMap(([, text = '']) =>
      placed(file)(text),
    ),
  );
}

/** How to ask for the newest version: with each language's own tool, and therefore its configured registry. */
const ASK: Readonly<Record<Registry, (name: string) => [program: string, args: string[], answer: RegExp]>> = {
  npm: (name) => ['npm', ['view', name, 'version'], /^(\d\S*)/m],
  PyPI: (name) => [findPython() ?? 'python3', ['-m', 'pip', 'index', 'versions', name], /\((\d\S*)\)/],
  // Prefers a version for the installed Rust, and reports the newest next to it.
  'crates.io': (name) => ['cargo', ['info', name], /^version: (?:\S+ \(latest )?(\d[^\s)]*)/m],
};

async function newestOf({ registry, name }: Mention): Promise<string | undefined> {
  const [program, args, answer] = ASK[registry](name);
  const result = await execute(program, args).catch(() => undefined);
  return answer.exec(result?.stdout ?? '')?.[1];
}

interface Held {
  package: string;
  registry: Registry;
  /** Only for this version, if several are in use. */
  version?: string;
  reason: string;
}
async function main(): Promise<void> {
  commandLine({
    name: 'node scripts/freshness.ts',
    about:
      'Lists versions that pages, samples, and data were checked with and that have a newer release, with every place to review. Asks registries with the tools of each language. Renovate proposes what is in package.json and other manifests. data/held-versions.json says why a version is held back.',
  });

  const held: Held[] = JSON.parse(readFileSync('data/held-versions.json', 'utf8'));
  const reasonFor = ({ name, registry, version }: Mention) =>
    held.find(
      (one) => one.package === name && one.registry === registry && (one.version ?? version) === version,
    )?.reason;

  const packages = Map.groupBy(collectMentions(), ({ registry, name }) => `${registry} ${name}`);
  for (const [name, mentions] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = mentions;
    const newest = first && (await newestOf(first));
    if (newest === undefined) console.log(`${name}: its registry didn't answer`);
    else
      for (const [version, places] of Map.groupBy(mentions, (one) => one.version)) {
        const [one] = places;
        if (!one || !isBehind(version, newest)) continue;
        const reason = reasonFor(one);
        console.log(`${name} ${version} → ${newest}${reason ? `: held back, ${reason}` : ''}`);
        if (!reason) for (const place of new Set(places.map(({ place }) => place))) console.log(`  ${place}`);
      }
  }
}

if (import.meta.main) await main();
