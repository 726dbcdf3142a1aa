import {
  type Holder,
  type IssueOptions,
  issueCertificate,
  newHolder,
} from '@content-credentials/verdict/x509/issue';
import { PURPOSE } from '@content-credentials/verdict/x509/names';
import type { StampAuthority } from '../time-stamp.ts';

const DAY = 86_400_000;
const O = 'Forgery kit of these tests, not a trusted signer';
export const CLAIMS: readonly string[] = [PURPOSE.email, PURPOSE.claims];
export const STAMPS: readonly string[] = [PURPOSE.timeStamping];

/** A certificate with its key. */
export interface Holding {
  holder: Holder;
  certificate: Uint8Array<ArrayBuffer>;
}

const now = Date.now();
export const TERM = { notBefore: new Date(now - 4000 * DAY), notAfter: new Date(now + 365 * DAY) };
/** A validity period that ended a month ago, and a time within it. */
export const ENDED = { notBefore: new Date(now - 395 * DAY), notAfter: new Date(now - 30 * DAY) };
export const THEN = new Date(now - 100 * DAY);

/** Issues a certificate: of a CA with `levels`, of a signer without. */
export async function issued(
  name: string,
  issuer: Holding | undefined,
  options: Partial<IssueOptions> = {},
): Promise<Holding> {
  const holder = await newHolder({ O, CN: name });
  const certificate = await issueCertificate(holder, issuer?.holder ?? holder, { ...TERM, ...options });
  return { holder, certificate };
}

export interface ForgedLists {
  /** Roots: on the list for signers, on that for time stamps, and on both. */
  signers: Holding;
  stamps: Holding;
  both: Holding;
}

async function roots(): Promise<ForgedLists> {
  return {
    signers: await issued('Root for signers', undefined, { levels: 2 }),
    stamps: await issued('Root for time stamps', undefined, { levels: 2 }),
    both: await issued('Root for both', undefined, { levels: 2 }),
  };
}

let shared: Promise<ForgedLists> | undefined;

/** The anchors of two trust lists, created once per process: one for signers, and one for time stamps. */
export const forgedLists = (): Promise<ForgedLists> => {
  shared ??= roots();
  return shared;
};

/** A time-stamping authority below a root, or below another CA. */
export async function stampAuthority(
  root: Holding,
  options: Partial<IssueOptions> = { purposes: STAMPS },
): Promise<StampAuthority> {
  const { holder, certificate } = await issued('Time stamps', root, options);
  return { certificate, key: holder.keys.privateKey, root: root.certificate };
}
