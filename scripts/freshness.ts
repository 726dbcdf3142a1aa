import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { program } from 'commander';
import { findPython } from '../tests/samples/runner/toolchains/python.ts';

export type Registry = 'npm' | 'PyPI' | 'crates.io';

/** A package with the version that something was checked with. */
export interface Mention {
  registry: Registry;
  name: string;
  version: string;
}

/** How pages, samples, and data write the packages they were checked with. The first matching group applies. */
const RULES: ReadonlyArray<readonly [pattern: RegExp, registry: Registry, name?: string]> = [
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

/** The package at the beginning of a text such as `c2pa-python 0.38.1 (core 0.91.3)`; undefined if it isn't in a registry. */
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
  const written = newest.split('.').slice(0, version.split('.').length).join('.');
  return written.localeCompare(version, 'en', { numeric: true }) > 0;
}

/** The mentions in front matter, results of samples, and data. */
const mentions = globSync(['docs/**/*.mdx', 'samples/{checked,tools}.json', 'data/*.json'], {
  exclude: ['data/changes.json'],
}).flatMap((file) => {
  const [, matter] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  const texts = (matter ?? readFileSync(file, 'utf8')).matchAll(/["'](.+?)["']|^ +- (.+)$/gm);
  return [...texts]
    .flatMap(([, quoted, item = '']) => (quoted ?? item).split(', '))
    .flatMap((text) => {
      const mention = mentionIn(text);
      return mention ? [{ ...mention, file }] : [];
    });
});

/** How to ask for the newest version: with each language's own tool, and so in its configured registry. */
const ASK: Readonly<Record<Registry, (name: string) => [program: string, args: string[], answer: RegExp]>> = {
  npm: (name) => ['npm', ['view', name, 'version'], /^(\d\S*)/m],
  PyPI: (name) => [findPython() ?? 'python3', ['-m', 'pip', 'index', 'versions', name], /\((\d\S*)\)/],
  // Prefers a version for the installed Rust, and reports the newest next to it.
  'crates.io': (name) => ['cargo', ['info', name], /^version: (?:\S+ \(latest )?(\d[^\s)]*)/m],
};

function newestOf(registry: Registry, name: string): string | undefined {
  const [program, args, answer] = ASK[registry](name);
  try {
    return answer.exec(execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' }))?.[1];
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  program
    .name('node scripts/freshness.ts')
    .description(
      'Lists versions that pages, samples, and data were checked with and that have a newer release, with every file to review. Asks registries with the tools of each language. Renovate proposes what is in package.json and other manifests. data/held-versions.json says why a version is held back.',
    )
    .parse();
  const held: Array<{ package: string; registry: Registry; version?: string; reason: string }> = JSON.parse(
    readFileSync('data/held-versions.json', 'utf8'),
  );
  const packages = Map.groupBy(mentions, ({ registry, name }) => `${registry} ${name}`);
  for (const [key, all] of [...packages].sort()) {
    const [{ registry, name } = { registry: 'npm' as const, name: '' }] = all;
    const newest = newestOf(registry, name);
    if (newest === undefined) console.log(`${key}: its registry didn't answer`);
    for (const [version, places] of Map.groupBy(all, (one) => one.version)) {
      if (newest === undefined || !isBehind(version, newest)) continue;
      const reason = held.find(
        (one) => one.package === name && one.registry === registry && (one.version ?? version) === version,
      )?.reason;
      console.log(`${key} ${version} → ${newest}${reason ? `: held back, ${reason}` : ''}`);
      if (!reason) for (const file of new Set(places.map((one) => one.file))) console.log(`  ${file}`);
    }
  }
}
