// The types of hash-coverage.js, made with it.

/** Bytes of a file: `length` bytes from `start`. */
export interface Span {
  start: number;
  length: number;
}

/** Why bytes are outside the hash, where the standard allows it. */
export type UncoveredKind =
  /** The manifest store with what the format puts around it (segment markers, chunk header). */
  | 'manifest'
  /** A field that has to change with the manifest store: TIFF's count, a box's size. */
  | 'bookkeeping'
  /** Boxes without media: `free`, `skip`, padding. */
  | 'padding'
  /** Metadata such as Exif or XMP that the signer left out (C2PA 2.4, §9.2.6). Anyone can change it unnoticed. */
  | 'metadata'
  /** BMFF boxes the standard requires a signer to leave out: `ftyp`, `mfra` (C2PA 2.4, §A.5.6). */
  | 'required'
  /** BMFF boxes without media data that a signer chose to leave out. */
  | 'other';

/**
 * What people see or hear that can depend on bytes outside the hash:
 *
 * - `frames`: where a film's frames and sounds are, and so which of them play.
 * - `items`: where the parts of an image are, such as the tiles of a grid.
 * - `orientation`: Exif or XMP can rotate and mirror an image.
 * - `gainMap`: XMP says how bright an HDR screen shows an image.
 * - `cover`: the user data of a film holds its cover image, title, and chapters.
 */
export type Shown = 'frames' | 'items' | 'orientation' | 'gainMap' | 'cover';

export interface Uncovered extends Span {
  kind: UncoveredKind;
  /** What it is in this file: `APP11`, `caBX`, `/free`. */
  name: string;
  /** What changes for viewers if these bytes change; left out if nothing does. */
  shows?: Shown[];
}

/** Status codes that this library reports itself; each is one of C2PA 2.4, §15.2.2. */
export type CoverageCode =
  | 'assertion.dataHash.mismatch'
  | 'assertion.dataHash.malformed'
  | 'assertion.bmffHash.mismatch'
  | 'assertion.bmffHash.malformed'
  | 'assertion.boxesHash.mismatch'
  | 'assertion.boxesHash.malformed'
  | 'assertion.boxesHash.unknownBox'
  | 'assertion.collectionHash.mismatch'
  | 'assertion.collectionHash.malformed'
  | 'assertion.hashedURI.mismatch'
  | 'claim.hardBindings.missing'
  | 'assertion.multipleHardBindings'
  | 'algorithm.unsupported';

/** A rule of the standard that this file breaks. */
export interface CoverageFault {
  code: CoverageCode;
  /** One sentence for a developer, with this file's values. */
  message: string;
  /** Section of C2PA 2.4, such as `15.12.1`, and its anchor in the published specification. */
  clause: {
    section: string;
    anchor: string;
  };
  /** The bytes that the hash should cover but doesn't, if the fault is about bytes. */
  spans: Span[];
}

export type HashKind = 'data' | 'bmff' | 'boxes' | 'collection';

/**
 * What the hard binding of a manifest store covers in a file.
 *
 * - `covered`: the recomputed hash matches, and everything outside it is allowed to be outside it.
 * - `broken`: a rule is broken or the hash differs. The file is Invalid, whatever an SDK says.
 * - `unknown`: this library can't tell (a format or a hash it doesn't read). Never show that as Valid.
 */
export type Coverage =
  | {
      state: 'covered';
      kind: HashKind;
      /** Label of the manifest that holds the hash: the active one, or the parent of an update manifest. */
      manifest: string;
      /** Label of the assertion: `c2pa.hash.data`. */
      assertion: string;
      /** Size of the file, bytes. */
      size: number;
      uncovered: Uncovered[];
    }
  | {
      state: 'broken';
      kind?: HashKind;
      manifest?: string;
      assertion?: string;
      size: number;
      fault: CoverageFault;
    }
  | {
      state: 'unknown';
      kind?: HashKind;
      size: number;
      reason: string;
    };

/** A file read piece by piece: a `Blob` in a browser, a file handle or buffer elsewhere. */
export interface ByteSource {
  readonly size: number;
  /** The bytes of a span, cut at the end of the file. */
  read(span: Span): Promise<Uint8Array>;
}

export interface CoverageOptions {
  /** Label of the manifest that the SDK's report is about. */
  active?: string;
  /** Whether the manifest store isn't in the file: a sidecar, or a manifest fetched from elsewhere. */
  isBeside?: boolean;
}

/**
 * What a manifest store's hard binding covers in a file, determined independently of the SDK: which bytes the hash leaves
 * out, whether the standard allows that (C2PA 2.4, §15.12), and whether the rest matches the signed hash.
 *
 * The signature isn't verified here: that's the SDK's part.
 * @param store the manifest store that the SDK validated, as JUMBF
 * @throws DOMException `AbortError` when the source is aborted; nothing else
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_hard_bindings
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validate_the_assets_content
 */
export declare function coverageOf(
  source: ByteSource,
  store: Uint8Array,
  { active, isBeside }?: CoverageOptions,
): Promise<Coverage>;

/**
 * The manifest store in a file, as its container holds it, for tools that report on a file without returning the store.
 * @returns undefined if the file contains none, or is in a format that this library doesn't parse
 * @throws Error if the container is damaged, or holds several stores
 */
export declare function storeIn(source: ByteSource): Promise<Uint8Array | undefined>;

/**
 * A `Blob` or `File`, read slice by slice so that a large video doesn't have to fit into memory.
 * @param signal ends reading: the next `read` throws its reason
 * @param onRead called after each read with the number of bytes
 */
export declare const blobSource: (
  blob: Blob,
  signal?: AbortSignal,
  onRead?: (bytes: number) => void,
) => ByteSource;

/** Bytes that are in memory already. */
export declare const bytesSource: (bytes: Uint8Array) => ByteSource;

/** The same in sentences, such as “The image’s orientation isn’t protected.” */
export declare const unprotectedIn: (coverage: Coverage) => string[];

/** A mark and a color: `[data-tone]` in the stylesheets, and a path in `MARKS`. */
export type Tone = 'good' | 'interim' | 'plain' | 'partial' | 'noted' | 'warning' | 'bad';

/**
 * How far the statements in a manifest can be relied on:
 *
 * - `signed`: they haven't changed since the signer made them. Whether they're true is a separate question.
 * - `unbound`: the same, but whether they're about this file wasn't checked.
 * - `unreliable`: a check failed, or there's no result. They aren't shown as the signer's statements.
 */
export type Reliability = 'signed' | 'unbound' | 'unreliable';

export interface StateWords {
  /** One to three words, for the badge. */
  label: string;
  tone: Tone;
  reliability: Reliability;
  /** What the state means for any file, in a sentence. */
  meaning: string;
}

/** The words for a state, also for one that an SDK's report names and this table doesn't. */
export declare const wordsOf: (state: string) => StateWords;

/**
 * What's known about a signer:
 *
 * - `trusted`: its certificate chains to an anchor of a list that's used.
 * - `interim`: the same, but only through the frozen interim list.
 * - `unknown`: it doesn't chain to such an anchor.
 * - `unchecked`: all trust lists are turned off.
 */
export type SignerTrust = 'trusted' | 'interim' | 'unknown' | 'unchecked';

/** What to say about the signer, as a sentence. */
export declare const SIGNERS: Readonly<Record<SignerTrust, string>>;
