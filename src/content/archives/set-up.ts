import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setUpCommands } from '../../features/samples/run.ts';
import { recommendedVersions } from '../../features/samples/versions.ts';
import { FROM_TARBALL, HASH_COVERAGE } from '../packages/hash-coverage.ts';

/** What a program needs installed. */
export interface Setup {
  /** Files that name the packages with their versions. */
  files: ReadonlyMap<string, string>;
  /** Commands that install them. */
  install: readonly string[];
  /** What must be there first, if it isn't what the language's own package manager brings. */
  needs?: string;
  /** How the program runs with these files, if not as in a folder that's set up for the language. */
  command?: (usual: string) => string;
}

/** A program's files, by the name they're saved with. */
type Sources = ReadonlyMap<string, string>;

export const npmPackages = (source: string): string[] =>
  [...source.matchAll(/^(?:import|\}) .*\bfrom '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?';?$/gm)].map(
    ([, name = '']) => name,
  );

/** The packages of modules that don't come with Python. */
const PYTHON: Readonly<Record<string, string>> = {
  c2pa: 'c2pa-python',
  boto3: 'boto3',
  PIL: 'Pillow',
  jsonschema: 'jsonschema',
  pkcs11: 'python-pkcs11',
  trustmark: 'trustmark',
  'azure.identity': 'azure-identity',
  'azure.keyvault.keys.crypto': 'azure-keyvault-keys',
  'google.cloud': 'google-cloud-kms',
};

const pythonPackages = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:import|from) ([\w.]+)/gm)].flatMap(([, module = '']) => PYTHON[module] ?? []);

/** The packages that a program's files import, by language; package managers of other languages read them from the program. */
export const PACKAGES: Readonly<Record<string, (source: string) => string[]>> = {
  node: npmPackages,
  python: pythonPackages,
};

type Pinned = ReadonlyArray<readonly [name: string, version: string]>;

/** Packages with the version to install; undefined if one has none. */
function pinsOf(samplesDir: string, names: readonly string[]): Pinned | undefined {
  const versions = recommendedVersions(join(samplesDir, '..'));
  const found = [...new Set(names)].sort().map((name) => {
    const version = name === HASH_COVERAGE ? FROM_TARBALL : versions.get(name.replace(/^@.*\//, ''));
    return version === undefined ? undefined : ([name, version] as const);
  });
  return found.includes(undefined) ? undefined : found.filter((one) => one !== undefined);
}

/** The legacy library for browsers; a crate has the same name. */
const DEPRECATED = 'c2pa';

function npmSetup(samplesDir: string, names: readonly string[]): Setup | undefined {
  // An archive invites readers to start with it, which nobody should do with a deprecated package.
  if (names.includes(DEPRECATED)) return undefined;
  const packages = pinsOf(samplesDir, names);
  if (!packages) return undefined;
  const definition = { private: true, type: 'module', dependencies: Object.fromEntries(packages) };
  return {
    files: new Map([['package.json', `${JSON.stringify(definition, null, 2)}\n`]]),
    install: packages.length > 0 ? ['npm install'] : [],
  };
}

function pythonSetup(samplesDir: string, sources: Sources): Setup | undefined {
  const packages = pinsOf(samplesDir, [...sources.values()].flatMap(pythonPackages));
  return (
    packages && {
      files: new Map([
        ['requirements.txt', packages.map(([name, version]) => `${name}==${version}\n`).join('')],
      ]),
      install: ['python3 -m venv .venv', '. .venv/bin/activate', 'python -m pip install -r requirements.txt'],
    }
  );
}

/** The crates that a program names, with their lines in samples/Cargo.toml. */
export const cratesIn = (samplesDir: string, source: string) =>
  [
    ...readFileSync(join(samplesDir, 'Cargo.toml'), 'utf8').matchAll(/^([\w-]+) = .*"=([\d.]+)".*$/gm),
  ].flatMap(([line, name = '', version = '']) =>
    new RegExp(`\\b${name.replaceAll('-', '_')}::`).test(source) ? [{ line, name, version }] : [],
  );

/** A project with the program's crates, and its files with `main`. */
function rustSetup(samplesDir: string, sources: Sources): Setup {
  const crates = cratesIn(samplesDir, [...sources.values()].join('\n')).map(({ line }) => line);
  const programs = [...sources].flatMap(([file, source]) =>
    /^(?:async )?fn main\(/m.test(source)
      ? [`[[bin]]\nname = "${basename(file, '.rs').replaceAll('_', '-')}"\npath = "${file}"\n`]
      : [],
  );
  const [name = ''] = [...sources.keys()].map((file) => basename(file, '.rs').replaceAll('_', '-'));
  const manifest = [
    `[package]\nname = "${name}"\nversion = "1.0.0"\nedition = "2024"\ndefault-run = "${name}"\n`,
    `[dependencies]\n${crates.map((line) => `${line}\n`).join('')}`,
    ...programs,
  ].join('\n');
  return {
    files: new Map([['Cargo.toml', manifest]]),
    needs: 'Rust',
    install: ['cargo build'],
    command: (usual) => usual.replace(/^cp \S+ src\/main\.rs && /, ''),
  };
}

/** The library as the setup page gets it, in a script, and a CMake project that links it. */
function cmakeSetup(samplesDir: string, sources: Sources, language: 'c' | 'cpp'): Setup {
  const [program = ''] = sources.keys();
  const name = program.replace(/\.\w+$/, '');
  const isC = language === 'c';
  // The project has its own list of folders, and compiles the wrapper itself.
  const library = setUpCommands(join(samplesDir, '..'), language).replace(/^(?:export|g\+\+) .*\n/gm, '');
  const usesJson = [...sources.values()].some((source) => source.includes('<cjson/'));
  const lines = [
    'cmake_minimum_required(VERSION 3.16)',
    `project(${name} ${isC ? 'C' : 'CXX'})`,
    ...(isC ? [] : ['set(CMAKE_CXX_STANDARD 17)']),
    // get-library.sh leaves the header and the library here.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of CMake
    'find_library(C2PA c2pa_c PATHS ${CMAKE_SOURCE_DIR}/wheel/c2pa/libs NO_DEFAULT_PATH REQUIRED)',
    `add_executable(${name} ${program}${isC ? '' : ' c2pa-cpp/src/c2pa_amalgam.cpp'})`,
    // Its calls to deprecated functions don't concern readers.
    ...(isC
      ? []
      : ['set_source_files_properties(c2pa-cpp/src/c2pa_amalgam.cpp PROPERTIES COMPILE_OPTIONS -w)']),
    `target_include_directories(${name} PRIVATE \${CMAKE_SOURCE_DIR}${isC ? '' : ' c2pa-cpp/include'})`,
    `target_link_libraries(${name} \${C2PA}${usesJson ? ' cjson' : ''})`,
  ];
  return {
    files: new Map([
      ['CMakeLists.txt', lines.map((line) => `${line}\n`).join('')],
      ['get-library.sh', `set -e\n${library}`],
    ]),
    needs: isC
      ? `CMake, GCC, Python, ${usesJson ? 'Rust, and libcjson-dev' : 'and Rust'}`
      : 'CMake, GCC, Git, Python, Rust, and nlohmann-json3-dev',
    install: ['sh get-library.sh', 'cmake -B build', 'cmake --build build'],
    command: (usual) => usual.replace(/^.* && \.\//, './build/'),
  };
}

/** By language, from the program and what it imports. */
export const SETUPS: Readonly<Record<string, (samplesDir: string, sources: Sources) => Setup | undefined>> = {
  node: (samplesDir, sources) => npmSetup(samplesDir, [...sources.values()].flatMap(npmPackages)),
  web: (samplesDir, sources) => npmSetup(samplesDir, [...[...sources.values()].flatMap(npmPackages), 'vite']),
  python: pythonSetup,
  rust: rustSetup,
  c: (samplesDir, sources) => cmakeSetup(samplesDir, sources, 'c'),
  cpp: (samplesDir, sources) => cmakeSetup(samplesDir, sources, 'cpp'),
  c2patool: () => ({ files: new Map(), install: [] }),
  openssl: () => ({ files: new Map(), install: [] }),
};
