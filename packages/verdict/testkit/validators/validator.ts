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
