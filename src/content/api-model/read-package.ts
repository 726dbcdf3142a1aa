import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ConfigError } from '../../config/errors.ts';
import { cached } from '../cache.ts';
import { extractApart } from './extract-apart.ts';
import { apiModel, type ModelItem } from './model.ts';
import type { PackageSpec } from './packages.ts';
import type { ReExport } from './re-exports.ts';
import { ensureSamplePackages } from './sample-packages.ts';

/** A published package. */
export interface PackageTypes {
  name: string;
  version: string;
  /** The copyright holder of the types and their comments. */
  holder: string;
  /** Their license as an SPDX expression, from the package's package.json. */
  license: string;
  entries: Array<{ name: string; items: ModelItem[]; reExports: ReExport[] }>;
}

/** Change it when the extraction code changes, so that cached results are discarded. */
const OUR_VERSION = 1;

const require = createRequire(import.meta.url);

/**
 * Reads the types of an installed package. API Extractor's results are cached in node_modules/.cache by the package's
 * version and the contents of its declarations.
 * @param sourceDir the site's source folder; its samples/ has the packages that samples use
 * @throws ConfigError if the package isn't installed, has no license or types, or doesn't export anything
 */
export async function readPackage(spec: PackageSpec, sourceDir: string): Promise<PackageTypes> {
  const folder = await installedFolder(spec, sourceDir);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  if (license === undefined) throw noLicense(spec);
  const sources = sourcesOf(folder);
  const entries = [];
  for (const { name, types } of spec.entries) {
    if (!existsSync(join(folder, types))) throw noTypes(spec.name, types);
    const { model, reExports } = await cached('api-model', [sources, spec.name, types], () => {
      console.log(`Reading the types of ${spec.name} for the API reference (once, until they change)`);
      return extractApart({ folder, name: spec.name, types });
    });
    const items = apiModel(model, spec.name);
    if (items.length === 0) throw emptyModel(spec.name, types);
    entries.push({ name, items, reExports });
  }
  return { name: spec.name, version, holder: spec.holder, license, entries };
}

/** @throws ConfigError if the package isn't installed */
async function installedFolder({ name, installedIn }: PackageSpec, sourceDir: string): Promise<string> {
  const folder = installedIn === 'samples' ? join(sourceDir, 'samples/node_modules', name) : folderOf(name);
  if (installedIn === 'samples' && !existsSync(folder ?? '')) await ensureSamplePackages(sourceDir);
  if (folder && existsSync(join(folder, 'package.json'))) return resolve(folder);
  const manifest = installedIn === 'samples' ? 'samples/package.json' : 'package.json';
  throw new ConfigError({
    file: manifest,
    key: name,
    problem: `the package \`${name}\`, which the API reference is generated from, isn't installed`,
    fix: `run \`npm ci${installedIn === 'samples' ? ' --ignore-scripts --prefix samples' : ''}\`, after adding it to ${manifest} if it's missing there`,
  });
}

/** Finds a package in the project's folders, because its `exports` may not include package.json. */
const folderOf = (name: string): string | undefined =>
  require.resolve
    .paths(name)
    ?.map((one) => join(one, name))
    .find((one) => existsSync(join(one, 'package.json')));

/** What the model of a package's types is made from: the extractor's version, and every declaration. */
function sourcesOf(folder: string): unknown {
  const { version: tool } = require('@microsoft/api-extractor/package.json') as { version: string };
  const hash = createHash('sha256');
  for (const file of globSync('**/*.d.{ts,mts,cts}', { cwd: folder }).sort())
    hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return [OUR_VERSION, tool, hash.digest('hex')];
}

const noTypes = (name: string, types: string): ConfigError =>
  new ConfigError({
    file: 'src/content/api-model/packages.ts',
    key: name,
    value: types,
    problem: `the package \`${name}\` has no file \`${types}\``,
    fix: 'find the path in `types` or `exports` in its package.json, and use that',
  });

const emptyModel = (name: string, types: string): ConfigError =>
  new ConfigError({
    file: 'src/content/api-model/packages.ts',
    key: name,
    value: types,
    problem: `\`${types}\` of the package \`${name}\` doesn't export anything of its own`,
    fix: 'use the file from which the package exports its types',
  });

const noLicense = ({ name, installedIn }: PackageSpec): ConfigError =>
  new ConfigError({
    file: installedIn === 'samples' ? 'samples/package.json' : 'package.json',
    key: name,
    problem: `the package \`${name}\` doesn't have a license in its package.json, but the API reference must state it`,
    fix: 'install a version that has a `license` field',
  });
