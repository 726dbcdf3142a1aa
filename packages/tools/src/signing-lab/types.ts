import type { FileFormat } from '@content-credentials/verdict/formats';
import type { Report, State } from '@content-credentials/verdict/report/report';
import type { Certificate } from '@content-credentials/verdict/x509/certificate';
import type { Problem } from '../intake/problems.ts';
import type { Spot } from './model/spots.ts';

export type Origin = 'drawing' | 'pattern' | 'file' | 'clipboard' | 'example' | 'edit';

/** A picture that can be signed. */
export interface Picture {
  file: File;
  format: FileFormat;
  from: Origin;
  /** Whether it has credentials already; undefined until it was read. */
  hasCredentials?: boolean;
  /** It has none, but names a URL where they are. */
  isElsewhere?: boolean;
  /** What the lab did to a version that it signed, which becomes the parent. */
  edit?: { parent: Signed; actions: readonly string[] };
}

/** Files that were given together, of which the lab takes one. */
export interface LeftOut {
  total: number;
  names: readonly string[];
}

/** What was signed, and what it was signed with. */
export interface Signed {
  picture: Picture;
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** The signer's first, the root last. */
  certificates: Certificate[];
  /** PKCS#8 in PEM, only if the reader asked for it. Otherwise, the key can't be exported and is gone. */
  privateKey?: string;
  spots: Spot[];
  title: string;
  /** Names of the actions, as the SDK reads them back. */
  actions: readonly string[];
  state: State;
  /** Manifests in the file: its own, and those of its ingredients. */
  manifests: number;
  /** The version that it's an edit of, if the lab signed that one too. */
  parent?: Signed;
}

export type NotSigned =
  | { status: 'none' }
  /** `picture`: it's still being drawn, downloaded, or read. */
  | { status: 'working'; step: 'picture' | 'keys' | 'signing' | 'reading' }
  | { status: 'failed'; problem: Problem };

export type Signing =
  | NotSigned
  /** `isOld`: picture or claim were changed since. */
  | { status: 'done'; signed: Signed; isOld: boolean };

/** The signed file as it is looked at: perhaps with a flipped byte, perhaps with trust in its root. */
export interface Look {
  spot?: Spot;
  isTrusted: boolean;
}

/** What the SDK says of that. The last report stays while the next is made. */
export interface Proof {
  signed: Signed;
  look: Look;
  file: File;
  isReading: boolean;
  report?: Report;
  problem?: Problem;
}

/** The states that the lesson is about, in the order in which most readers meet them. */
export const LESSON = ['Valid', 'Invalid', 'Trusted'] as const;
export type LessonState = (typeof LESSON)[number];
