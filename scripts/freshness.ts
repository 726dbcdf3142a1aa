import { readFileSync } from 'node:fs';
import { commandLine } from './lib/cli/index.ts';
import { collectMentions, isBehind, type Mention, type Registry } from './lib/freshness/mentions.ts';
import { execute } from './lib/samples/programs.ts';
import { findPython } from './lib/samples/toolchains/python.ts';

commandLine({
  name: 'npm run freshness',
  about:
    'Lists versions that pages, samples, and data were checked with and that have a newer release, with every place to review. Asks registries with the tools of each language. Renovate proposes what is in package.json and other manifests. data/held-versions.json says why a version is held back.',
});

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
