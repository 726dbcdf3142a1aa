import type { Verdict } from './verdict.ts';

/** A file to be judged. */
export interface Exhibit {
  id: string;
  file: Uint8Array<ArrayBuffer>;
  /** With the extension of its kind. */
  name: string;
  /** MIME type. */
  type: string;
  /** A manifest store that lies beside it. */
  sidecar?: Uint8Array<ArrayBuffer>;
  /** The manifest store, where whoever made the file knows it. */
  store?: Uint8Array<ArrayBuffer>;
}

/** A published library or program that validates Content Credentials, ready to be asked. */
export interface Judge {
  /** `c2pa-node`, as data/engine-differences.json names it. */
  name: string;
  /** Its own version, such as `0.8.0`. */
  version: string;
  /** What it says of a file; a file that it can't read is a verdict too. */
  judge(exhibit: Exhibit, anchors?: string): Promise<Verdict>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Installs what is missing and quick to install. @returns why an engine isn't at hand, in place of a judge */
  prepare(): Promise<Judge | { missing: string }>;
}

export const isMissing = (prepared: Judge | { missing: string }): prepared is { missing: string } =>
  'missing' in prepared;

/** No engine asks a server about a file here. */
export const settingsFor = (anchors?: string) => ({
  verify: { remote_manifest_fetch: false, ocsp_fetch: false },
  ...(anchors && { trust: { trust_anchors: anchors } }),
});
