import { undecided, unknownCritical } from '../certificate-rules/identifiers.ts';
import { includesCertificate, sameBytes } from '../certificate-rules/same.ts';
import { signatureState } from '../certificate-rules/verify-signature.ts';
import { entriesAt, listAt, textAt } from '../json.ts';
import type { Reading } from '../report/reading.ts';
import { type Certificate, shortName } from '../x509/certificate.ts';
import { purposeIds } from '../x509/extensions.ts';
import { PURPOSE } from '../x509/names.ts';
import type { Counts, TrustPool, Voucher } from './pool.ts';
import { claimSignature, identitySignature, type SignatureParts, stampChain } from './signature.ts';

/** Who vouches for the signatures in a manifest store, determined without the SDK. */
export interface TrustFindings {
  /** The lists that vouch for a signature, by its JUMBF address; a signature without an entry isn't trusted. */
  vouchers: ReadonlyMap<string, readonly Voucher[]>;
  /** The certificate that they vouch for, by the same address. */
  signers: ReadonlyMap<string, Certificate>;
  /** Labels of manifests whose time-stamping authority is on a list for time stamps. */
  stamped: ReadonlySet<string>;
  /** Labels of manifests whose signing certificate isn't valid now, and wasn't shown to be valid when it signed. */
  outdated: ReadonlySet<string>;
  /**
   * The lists that the signer of the active manifest is on, whatever the date: also those that aren't used, and also if
   * nothing shows that the certificate was valid when it signed. It explains a verdict and never makes one better.
   */
  listed: readonly ListedSigner[];
  /** Whether any trust list or certificate was used. */
  isUsed: boolean;
}

/** A list that a signer is on. */
export interface ListedSigner {
  title: string;
  isFrozen: boolean;
  /** Whether the file was checked with it. */
  isUsed: boolean;
}

/** Without a check of ours, nothing is trusted. */
export const NOTHING_FOUND: TrustFindings = {
  vouchers: new Map(),
  signers: new Map(),
  stamped: new Set(),
  outdated: new Set(),
  listed: [],
  isUsed: false,
};

/** A file has a few manifests; a hostile one can have thousands. Those beyond aren't trusted. */
const MAX_MANIFESTS = 100;
const MAX_IDENTITIES = 20;

const certificatesFor = (pools: readonly TrustPool[], counts: Counts): Certificate[] =>
  pools.filter((pool) => pool.counts.includes(counts)).flatMap(({ anchors }) => anchors);

const isCurrent = ({ notBefore, notAfter }: Certificate, when: Date): boolean =>
  notBefore !== undefined && notAfter !== undefined && notBefore <= when && when <= notAfter;

/** Whether every time stamp of a signature is by an authority on a list for time stamps, and there's at least one. */
async function isStamped(tokens: readonly Uint8Array[], pools: readonly TrustPool[], when: Date) {
  const anchors = certificatesFor(pools, 'time stamps');
  if (tokens.length === 0) return false;
  for (const token of tokens) {
    const chain = stampChain(token);
    const anchor = chain && (await anchorAbove(chain.signer, chain.others, anchors, 'time stamps', when));
    if (!anchor) return false;
  }
  return true;
}

/** The lists for signers that vouch for a chain. */
async function vouchersFor(
  [leaf, ...others]: readonly Certificate[],
  pools: readonly TrustPool[],
  when: Date,
) {
  const found: Voucher[] = [];
  if (!leaf) return found;
  for (const { id, title, issued, isFrozen = false, counts, anchors, allowed } of pools) {
    if (!counts.includes('signers')) continue;
    const anchor = includesCertificate(allowed, leaf)
      ? leaf
      : await anchorAbove(leaf, others, anchors, 'signers', when);
    if (anchor) found.push({ id, title, issued, isFrozen, anchor: shortName(anchor.subject) });
  }
  return found;
}

/**
 * Decides which trust lists vouch for the signatures in a file. Core 0.90 has one pool of anchors for signers and time
 * stamps, so with both lists, it would let a time-stamping CA vouch for a signer, and accept the time stamp of a CA that
 * isn't on the list for time stamps.
 * @param pools the lists that the SDK also got
 * @param others more lists, fetched if no list that's used makes the signer of the active manifest trusted; they're named
 * to explain the result
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_trust_lists
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#time-stamp-authorities
 */
export async function findTrust(
  { report, store }: Pick<Reading, 'report' | 'store'>,
  pools: readonly TrustPool[],
  others: () => Promise<readonly TrustPool[]> = async () => [],
  now = new Date(),
): Promise<TrustFindings> {
  const isUsed = pools.length > 0;
  if (!store) return { ...NOTHING_FOUND, isUsed };
  const active = textAt(report, 'active_manifest');
  let listed: ListedSigner[] = [];
  const vouchers = new Map<string, readonly Voucher[]>();
  const signers = new Map<string, Certificate>();
  const stamped = new Set<string>();
  const outdated = new Set<string>();

  /** Whether its time stamp counts, and who vouches for it at that time. */
  const check = async ({ chain, tokens }: SignatureParts, address: string, time: string | undefined) => {
    const stampTime = new Date(time ?? Number.NaN);
    const hasStamp = !Number.isNaN(stampTime.getTime()) && (await isStamped(tokens, pools, stampTime));
    const lists = await vouchersFor(chain, pools, hasStamp ? stampTime : now);
    const [leaf] = chain;
    if (leaf && lists.length > 0) {
      vouchers.set(address, lists);
      signers.set(address, leaf);
    }
    return hasStamp;
  };

  /** Checked for the day the certificate was issued, when each CA above it was valid. */
  const listsOf = async (chain: readonly Certificate[]): Promise<ListedSigner[]> => {
    const when = chain[0]?.notBefore ?? now;
    const on = async (some: readonly TrustPool[], isUsed: boolean) =>
      (await vouchersFor(chain, some, when)).map(({ title, isFrozen }) => ({ title, isFrozen, isUsed }));
    const known = await on(pools, true);
    return known.length > 0 ? known : on(await others(), false);
  };

  for (const [label, manifest] of entriesAt(report, 'manifests').slice(0, MAX_MANIFESTS)) {
    const parts = claimSignature(store, label);
    const [leaf] = parts?.chain ?? [];
    if (parts && leaf) {
      const address = `self#jumbf=/c2pa/${label}/c2pa.signature`;
      const hasStamp = await check(parts, address, textAt(manifest, 'signature_info', 'time'));
      if (hasStamp) stamped.add(label);
      else if (!isCurrent(leaf, now)) outdated.add(label);
      if (label === active && (!vouchers.has(address) || outdated.has(label)))
        listed = await listsOf(parts.chain);
    } else outdated.add(label);
    const identities = listAt(manifest, 'assertions')
      .flatMap((assertion) => textAt(assertion, 'label') ?? [])
      .filter((name) => name.startsWith('cawg.identity'));
    for (const name of identities.slice(0, MAX_IDENTITIES)) {
      const signature = identitySignature(store, label, name);
      if (signature) await check(signature, `self#jumbf=/c2pa/${label}/c2pa.assertions/${name}`, undefined);
    }
  }
  return { vouchers, signers, stamped, outdated, listed, isUsed };
}

/** Signatures to verify for one path; a file can hold many certificates of the same name. */
const MAX_TRIES = 60;

const SERVICES: readonly string[] = [PURPOSE.timeStamping, PURPOSE.ocsp];

/** Whether a certificate's purposes allow it to sign claims, or time stamps. */
function isMeantFor({ extensions }: Certificate, counts: Counts): boolean {
  const purposes = purposeIds(extensions);
  return counts === 'signers'
    ? purposes.length > 0 && !purposes.some((id) => SERVICES.includes(id))
    : purposes.includes(PURPOSE.timeStamping);
}

/** Whether a CA's own purposes, if it has any, include what's below it. */
function mayVouchFor({ extensions }: Certificate, counts: Counts): boolean {
  const purposes = purposeIds(extensions);
  if (purposes.length === 0 || purposes.includes(PURPOSE.any)) return true;
  return counts === 'signers'
    ? purposes.some((id) => !SERVICES.includes(id))
    : purposes.includes(PURPOSE.timeStamping);
}

const hasRoom = ({ isAuthority, pathLength }: Certificate, below: number): boolean =>
  isAuthority && (pathLength === undefined || pathLength >= below);

/** Whether a CA between signer and anchor may issue what's below it. A limit that isn't evaluated here is a no. */
const isIssuer = (one: Certificate, below: number, when: Date): boolean =>
  hasRoom(one, below) &&
  one.usages.includes('keyCertSign') &&
  isCurrent(one, when) &&
  unknownCritical(one).length === 0 &&
  undecided(one).length === 0;

/**
 * The trust anchor above a certificate, by the rules of path validation: each issuer is a CA that may issue what's below
 * it, and its signature is verified here. The SDK checks signatures only, so the holder of any certificate below an
 * anchor could issue more. An anchor's own validity period isn't part of the path (RFC 5280, section 6.1.1).
 * @param others certificates that came with it, in any order
 * @param when the time of a trusted time stamp, or now
 * @returns undefined also if this engine can't verify a signature
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-6
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_certificate_trust_chain
 */
export async function anchorAbove(
  leaf: Certificate,
  others: readonly Certificate[],
  anchors: readonly Certificate[],
  counts: Counts,
  when: Date,
): Promise<Certificate | undefined> {
  let tries = MAX_TRIES;
  const signed = async (certificate: Certificate, issuer: Certificate) => {
    if (issuer.subjectDer !== certificate.issuerDer || tries <= 0) return false;
    tries -= 1;
    return (await signatureState(certificate, issuer.publicKey)) === 'good';
  };
  async function above(one: Certificate, path: readonly Certificate[]): Promise<Certificate | undefined> {
    const below = path.length - 1;
    for (const anchor of anchors)
      if (hasRoom(anchor, below) && mayVouchFor(anchor, counts) && (await signed(one, anchor))) return anchor;
    for (const issuer of others) {
      if (path.some(({ der }) => sameBytes(der, issuer.der))) continue;
      if (!isIssuer(issuer, below, when) || !mayVouchFor(issuer, counts)) continue;
      if (!(await signed(one, issuer))) continue;
      const found = await above(issuer, [...path, issuer]);
      if (found) return found;
    }
    return undefined;
  }
  if (leaf.isAuthority || !isMeantFor(leaf, counts)) return undefined;
  return above(leaf, [leaf]);
}
