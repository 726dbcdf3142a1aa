import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { newestReleases } from '../../content/data/libraries.ts';
import { once, readJson } from '../../content/read-data-file.ts';

/** `name version`, as shown under a sample. */
export interface Pin {
  name: string;
  version: string;
}

const pin = z.string().transform((text, context): Pin => {
  const [name, version, ...more] = text.split(' ');
  if (name && version && more.length === 0) return { name, version };
  context.addIssue(`write \`name version\`, not \`${text}\``);
  return z.NEVER;
});

/** The versions that samples run with and that no language's own file has: samples/tools.json. */
const toolsFile = z.strictObject({
  /** The newest one that builds with the installed Rust. */
  c2patool: z.string(),
  /** Creates the C header from the sources of the C API. */
  cbindgen: z.string(),
  /** The Python wheel contains the C API's shared library; both have the same core version. */
  c: z.strictObject({ library: pin, header: pin }),
  /** The C++ wrapper is written for one version of the C API, so it also needs a matching wheel and header. */
  cpp: z.strictObject({ wrapper: pin, library: pin, header: pin }),
  /** The Rust core in each language's package, which it writes into every claim. `tests/samples/cores.test.ts` compares them. */
  cores: z.record(z.string(), z.string().regex(/^\d+\.\d+\.\d+$/)),
});

export type ToolsFile = z.infer<typeof toolsFile>;

/** @returns undefined if the folder has no such file @throws Error with every mistake in it */
export const readToolsFile = once((samplesDir: string): ToolsFile | undefined => {
  const path = join(samplesDir, 'tools.json');
  return existsSync(path) ? readJson(path, 'samples/tools.json', toolsFile) : undefined;
});

/** `samples/recommended.json`: versions that differ from what the samples' own files pin, or that no such file pins. */
const recommendedSchema = z.record(
  z.string(),
  z.strictObject({ version: z.string(), why: z.string().min(1) }),
);

const npmSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** `@contentauth/c2pa-node` is `c2pa-node` in a placeholder. */
const shortName = (name: string) => name.replace(/^@.*\//, '');

function fromNpm(text: string): Array<[string, string]> {
  const { dependencies, devDependencies } = npmSchema.parse(JSON.parse(text));
  return Object.entries({ ...devDependencies, ...dependencies }).map(([name, version]) => [
    shortName(name),
    version,
  ]);
}

const itself = (text: string): Array<[string, string]> => {
  const { name, version } = z.object({ name: z.string(), version: z.string() }).parse(JSON.parse(text));
  return [[name, version]];
};

const matches = (pattern: RegExp) => (text: string) =>
  [...text.matchAll(pattern)].map(([, name = '', version = '']): [string, string] => [name, version]);

/** The C++ samples need an older library and header than the C samples, which are `c2pa-c-ffi/cpp` and `c2pa-python/cpp`. */
function fromTools({ c2patool, cbindgen, c, cpp }: ToolsFile): Array<[string, string]> {
  const pinned = ({ name, version }: Pin, suffix = ''): [string, string] => [name + suffix, version];
  return [
    ['c2patool', c2patool],
    ['cbindgen', cbindgen],
    pinned(c.header),
    pinned(cpp.wrapper),
    pinned(cpp.library, '/cpp'),
    pinned(cpp.header, '/cpp'),
  ];
}

const toolsOf = (sourceDir: string) => readToolsFile(join(sourceDir, 'samples'));

/** The Rust core that each language's samples ran with. */
const cores = (sourceDir: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(toolsOf(sourceDir)?.cores ?? {}));

const fromRecommended = (text: string): Array<[string, string]> =>
  Object.entries(recommendedSchema.parse(JSON.parse(text))).map(([name, { version }]) => [name, version]);

/** Later ones take precedence, as in {@link recommendedVersions}. */
const SOURCES: ReadonlyArray<[file: string, read: (text: string) => Array<[string, string]>]> = [
  // The bundlers of two sandboxes, which nothing else uses.
  ['examples/sandbox-rollup/package.json', fromNpm],
  ['examples/sandbox-webpack/package.json', fromNpm],
  ['package.json', fromNpm],
  ['samples/package.json', fromNpm],
  ['samples/requirements.txt', matches(/^([\w-]+)==([\d.]+)$/gm)],
  ['samples/Cargo.toml', matches(/^([\w-]+) = .*"=([\d.]+)"/gm)],
  // The samples name its folder instead of a version.
  ['packages/hash-coverage/package.json', itself],
];

/**
 * The version to install of each package, by its name without a scope: what readers get is what the samples ran with,
 * unless recommended.json says why not.
 */
export const recommendedVersions = once((sourceDir: string): ReadonlyMap<string, string> => {
  const tools = toolsOf(sourceDir);
  const from = (file: string, read: (text: string) => Array<[string, string]>) => {
    const path = join(sourceDir, file);
    return existsSync(path) ? read(readFileSync(path, 'utf8')) : [];
  };
  return new Map([
    ...SOURCES.flatMap(([file, read]) => from(file, read)),
    ...(tools ? fromTools(tools) : []),
    ...from('samples/recommended.json', fromRecommended),
  ]);
});

/**
 * The version of a library that the samples ran with, and its core, if that's recorded.
 * @param id its id in data/libraries.json, which `cores` in samples/tools.json shares
 */
export function testedWith(
  id: string,
  name: string,
  sourceDir: string,
): { version: string; core: string | undefined } | undefined {
  const version = recommendedVersions(sourceDir).get(shortName(name));
  return version === undefined ? undefined : { version, core: cores(sourceDir).get(id) };
}

const PLACEHOLDER = /\{(version|core|newest):([^{}\s]+)\}|\{fact:(\d[\w.-]*)\}/g;

/**
 * A text with `{version:c2pa-node}` replaced by the recommended version, `{core:node}` by the version of the Rust core that a language's samples ran with, and
 * `{newest:node}` by the newest release in data/libraries.json. `{fact:0.26.1}` is a version that belongs to what happened
 * with it, and stays when the samples get another one. Line numbers stay.
 * @param refuse makes the error for an unknown package at an offset of the text
 */
export function withVersions(
  text: string,
  sourceDir: string,
  refuse: (message: string, offset: number) => Error = (message) => new Error(message),
): string {
  if (!/\{(?:version|core|newest|fact):/.test(text)) return text;
  const known = {
    version: {
      of: recommendedVersions(sourceDir),
      what: 'recommended version',
      file: 'samples/recommended.json',
    },
    core: { of: cores(sourceDir), what: 'core version', file: '`cores` in samples/tools.json' },
    newest: { of: newestReleases(sourceDir), what: 'newest release', file: 'data/libraries.json' },
  };
  return text.replace(
    PLACEHOLDER,
    (placeholder, kind: keyof typeof known, name: string, fact: string | undefined, offset: number) => {
      if (fact) return fact;
      const { of: versions, what, file } = known[kind];
      const version = versions.get(name);
      if (version) return version;
      const close = nearest(name, [...versions.keys()]);
      const fix = close ? `did you mean {${kind}:${close}}?` : `add it to ${file}`;
      throw refuse(`there's no ${what} for ${placeholder}; ${fix}`, offset);
    },
  );
}
