import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdicts } from './compare.ts';
import type { Verdict } from './verdict.ts';

/** A file to validate. */
export interface Exhibit {
  id: string;
  file: Uint8Array<ArrayBuffer>;
  /** With its format's extension. */
  name: string;
  /** MIME type. */
  type: string;
  /** A manifest store next to it. */
  sidecar?: Uint8Array<ArrayBuffer>;
  /** The manifest store, if its position is known from creating the file. */
  store?: Uint8Array<ArrayBuffer>;
}

/** PEM certificates of trust anchors, or a whole `trust` setting. */
export type Trust = string | Readonly<Record<string, unknown>>;

/** A published library or program that validates Content Credentials, ready to use. */
export interface Validator {
  /** `c2pa-node`, its name in data/engine-differences.json. */
  name: string;
  /** Its own version, such as `0.8.0`. */
  version: string;
  /** Its result for a file; failing to read a file is a result, too. */
  validate(exhibit: Exhibit, trust?: Trust): Promise<Verdict>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Installs what's missing and quick to install. @returns a validator, or why an engine isn't available */
  prepare(): Promise<Validator | { missing: string }>;
}

export const isMissing = (prepared: Validator | { missing: string }): prepared is { missing: string } =>
  'missing' in prepared;

/** No engine sends requests about a file here. */
export const settingsFor = (trust?: Trust) => ({
  verify: { remote_manifest_fetch: false, ocsp_fetch: false },
  ...(trust && { trust: typeof trust === 'string' ? { trust_anchors: trust } : trust }),
});

export interface Validations {
  /** The engines' results for each file, by id. */
  verdicts: Readonly<Record<string, Verdicts>>;
  /** `c2pa-node 0.8.0`: the engines that ran. */
  engineVersions: string[];
  /** Why others didn't run. */
  missing: Readonly<Record<string, string>>;
}

/** Runs every available engine on every file; the engines run in parallel. */
export async function validateAll(
  engines: readonly Engine[],
  exhibits: readonly Exhibit[],
  anchors?: string,
): Promise<Validations> {
  const verdicts = Object.fromEntries(exhibits.map(({ id }) => [id, {} as Record<string, Verdicts[string]>]));
  const engineVersions: string[] = [];
  const missing: Record<string, string> = {};
  await Promise.all(
    engines.map(async (engine) => {
      const validator = await engine.prepare();
      if (isMissing(validator)) {
        missing[engine.name] = validator.missing;
        return;
      }
      engineVersions.push(`${validator.name} ${validator.version}`);
      try {
        for (const exhibit of exhibits) {
          const about = verdicts[exhibit.id];
          if (about) about[validator.name] = await validator.validate(exhibit, anchors);
        }
      } finally {
        await validator.close();
      }
    }),
  );
  return { verdicts, engineVersions: engineVersions.sort(), missing };
}

/** A separate folder for engines that read files by path. */
export interface Desk {
  folder: string;
  /** Writes a file and its store. @returns their paths */
  lay(exhibit: Exhibit): Promise<{ file: string; sidecar?: string }>;
  clear(): Promise<void>;
}

export async function desk(): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  return {
    folder,
    async lay({ id, name, file, sidecar }) {
      const path = join(folder, name);
      await writeFile(path, file);
      if (!sidecar) return { file: path };
      // Not next to the file under the same name, where an engine would find it automatically.
      const store = join(folder, `store-of-${id}.c2pa`);
      await writeFile(store, sidecar);
      return { file: path, sidecar: store };
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
