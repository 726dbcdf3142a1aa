import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from './lib/cli/index.ts';

commandLine({
  name: 'npm run lock',
  about:
    "Completes package-lock.json; run it after every dependency change. npm leaves out an optional package for another platform if the registry in use doesn't have it, and `npm ci` then rejects the lock file. This command adds the missing entries with name, exact version, and the platform in the name. npm skips them on every other platform.",
});

interface Entry {
  version?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Entry>;
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
function entryFor(name: string, version: string): Entry | undefined {
  const [, os] = OS.exec(name) ?? [];
  const [, cpu] = CPU.exec(name) ?? [];
  if (!/^\d/.test(version) || (!os && cpu !== 'wasm32')) return undefined;
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu === 'armv7' ? 'arm' : cpu] }),
    dev: true,
    ...(os === 'linux' && libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

for (const file of ['package-lock.json', 'samples/package-lock.json']) {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const { packages } = lock;
  const added: string[] = [];
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (places(from, name).some((place) => place in packages)) continue;
      const entry = entryFor(name, version);
      if (!entry)
        console.warn(
          `${file}: ${from} requires ${name} ${version}, which is missing but doesn't have a platform in its name`,
        );
      else {
        if (file.startsWith('samples')) delete entry.dev;
        packages[`node_modules/${name}`] = entry;
        added.push(`${name}@${version}`);
      }
    }
  }
  if (!added.length) continue;
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: added ${added.join(', ')}`);
}
