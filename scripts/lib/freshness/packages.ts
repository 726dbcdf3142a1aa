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
