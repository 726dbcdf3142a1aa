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
 * - `preview`: Exif can hold a small image, which file managers show instead of the image.
 * - `colors`: Exif names the color space of an image without a color profile.
 * - `gainMap`: XMP says how bright an HDR screen shows an image.
 * - `cover`: the user data of a film holds its cover image, title, and chapters.
 * - `animation`: the type of a file with an image and an animation says which of them is shown.
 */
export type Shown =
  | 'frames'
  | 'items'
  | 'orientation'
  | 'preview'
  | 'colors'
  | 'gainMap'
  | 'cover'
  | 'animation';

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

/**
 * What's wrong, in the words of this library: the code alone doesn't say it, because the standard has one code for several
 * causes.
 *
 * - `changed`: the bytes that the hash covers aren't the ones that were signed.
 * - `gap`: the hash leaves out bytes that it must cover, which could have been changed.
 * - `added bytes`: the place of the manifest store holds more than the store, and no hash covers that.
 * - `other store`: the manifest store in this file isn't the one that was validated.
 * - `several stores`: there's more than one manifest store, and readers could validate different ones.
 * - `unreadable store`: the manifest store, or what holds it, could be read in two ways.
 * - `no binding`, `several bindings`: the manifest doesn't have exactly one hash for the file.
 * - `malformed binding`: the assertion with the hash doesn't follow the standard.
 * - `changed binding`: the assertion with the hash isn't the one that was signed.
 * - `algorithm`: the hash uses an algorithm that isn't allowed.
 */
export type FaultKind =
  | 'changed'
  | 'gap'
  | 'added bytes'
  | 'other store'
  | 'several stores'
  | 'unreadable store'
  | 'no binding'
  | 'several bindings'
  | 'malformed binding'
  | 'changed binding'
  | 'algorithm';

/** A rule of the standard that this file breaks. */
export interface CoverageFault {
  kind: FaultKind;
  code: CoverageCode;
  /** One sentence for a developer, with this file's values. */
  message: string;
  /** Section of C2PA 2.4, such as `15.12.1`, and its anchor in the published specification. */
  clause: { section: string; anchor: string };
  /** The bytes that the fault is about: for a gap, those that the hash should cover but doesn't. */
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
  | { state: 'unknown'; kind?: HashKind; size: number; reason: string };

/** A file read piece by piece: a `Blob` in a browser, a file handle or buffer elsewhere. */
export interface ByteSource {
  readonly size: number;
  /** The bytes of a span, cut at the end of the file. */
  read(span: Span): Promise<Uint8Array>;
}

/** The result of a hash rule. The rule itself checks the spans that the hash covers. */
export type RuleOutcome = { uncovered: Uncovered[] } | { fault: CoverageFault } | { unknown: string };

/** The input of every hash rule. */
export interface RuleInput {
  source: ByteSource;
  /** The hash assertion, decoded strictly (no duplicate keys, no trailing bytes). */
  assertion: ReadonlyMap<unknown, unknown>;
  /** Label of the assertion, with its version: `c2pa.hash.bmff.v3`. */
  label: string;
  /** `alg` of the claim, for assertions that don't name one (C2PA 2.4, §15.4). */
  claimAlgorithm?: string;
  /** Whether update manifests come between the active manifest and this hash (C2PA 2.4, §15.12.1.1). */
  isUpdated: boolean;
  /** The manifest store being validated, as JUMBF. */
  store: Uint8Array;
}
