import { settings } from 'virtual:provenance';
import { ownManifest, type Report } from '@content-credentials/verdict/report/report';
import type { Trust } from '@content-credentials/verdict/sdk/settings';
import type { Counts, TrustPool } from '@content-credentials/verdict/trust/pool';
import { type Certificate, parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { fromBase64, parsePem, toPem } from '@content-credentials/verdict/x509/pem';
import { AddressError } from '../intake/problem-of.ts';
import type { HostedList } from '../settings.ts';
import { countOf } from '../shared/count.ts';

/** A list that can be selected. */
export interface TrustOption {
  id: string;
  title: string;
  /** A one-line description. */
  about: string;
  href: string;
  kind: 'anchors' | 'allowed';
  counts: readonly Counts[];
  /** A published list, with its source and dates; undefined for a root of this site. */
  list?: HostedList;
}

/** A published list that's newer than the site's, which the reader fetched in this visit. */
export interface NewerList {
  issued: string;
  /** The day it was fetched. */
  read: string;
  anchors: readonly Certificate[];
}

/** The reader's trust settings. */
export interface TrustState {
  chosen: readonly string[];
  /** The reader's own certificates. */
  own: readonly Certificate[];
  /** By the id of the list that it replaces. */
  newer: Readonly<Record<string, NewerList>>;
}

const BOTH: readonly Counts[] = ['signers', 'time stamps'];

/** The lists on this site: the published ones first, because they're used by default. */
export const TRUST_OPTIONS: readonly TrustOption[] = [
  ...settings.lists.map((list) => ({
    id: list.id,
    title: list.title,
    href: list.href,
    kind: list.kind,
    counts: [list.counts],
    about: `${countOf(list.certificates, 'certificate')} for ${list.counts}, issued on ${list.issued}, read on ${list.read}`,
    list,
  })),
  ...(settings.exampleRoot
    ? [
        {
          id: 'example',
          ...settings.exampleRoot,
          about: 'Made for this documentation. Trust it only for its examples.',
          kind: 'anchors' as const,
          counts: BOTH,
        },
      ]
    : []),
  ...(settings.pictureRoot
    ? [{ id: 'pictures', ...settings.pictureRoot, kind: 'anchors' as const, counts: BOTH }]
    : []),
];

/** The lists that are used unless a reader turns them off. */
export const DEFAULT_TRUST: TrustState = {
  chosen: settings.lists.filter(({ isDefault }) => isDefault).map(({ id }) => id),
  own: [],
  newer: {},
};

const loaded = new Map<string, Promise<readonly Certificate[]>>();

/** The certificates of a list: converted to our format, or PEM for a root of this site. */
async function fetchCertificates({ href, list }: TrustOption): Promise<readonly Certificate[]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${response.status} for ${href}`);
  if (!list) return parsePem(await response.text());
  const { certificates }: { certificates: Array<{ der: string }> } = await response.json();
  return certificates.map(({ der }) => parseCertificate(fromBase64(der)));
}

/** The certificates of a list on this site. @throws AddressError if they don't arrive complete */
export function certificatesOf(option: TrustOption): Promise<readonly Certificate[]> {
  const { href, title } = option;
  const known = loaded.get(href);
  if (known) return known;
  const loading = fetchCertificates(option).catch((cause) => {
    loaded.delete(href);
    throw new AddressError(
      'A trust list couldn’t be loaded',
      `“${title}” wasn’t downloaded completely from this site. Try again, or clear it under “Trust lists”.`,
      { cause },
    );
  });
  loaded.set(href, loading);
  return loading;
}

/** The selected lists, with their certificates. @throws AddressError if a list can't be fetched */
export async function poolsOf({ chosen, own, newer }: TrustState): Promise<TrustPool[]> {
  const options = TRUST_OPTIONS.filter(({ id }) => chosen.includes(id));
  const pools = await Promise.all(
    options.map(async (option): Promise<TrustPool> => {
      const { id, title, kind, counts, list } = option;
      const fresh = newer[id];
      const certificates = fresh?.anchors ?? (await certificatesOf(option));
      const issued = fresh?.issued ?? list?.issued;
      return {
        id,
        title,
        counts,
        ...(issued && { issued }),
        isFrozen: list?.frozen !== undefined,
        anchors: kind === 'anchors' ? certificates : [],
        allowed: kind === 'allowed' ? certificates : [],
      };
    }),
  );
  const added = { title: 'Your own list, added on this page', counts: BOTH, anchors: own, allowed: [] };
  return own.length > 0 ? [...pools, added] : pools;
}

/**
 * The lists for signers that aren't selected: a verdict names them if an unknown signer is on one. A list that doesn't arrive
 * can't be named, which isn't an error of the file.
 */
export async function otherPools({ chosen }: TrustState): Promise<TrustPool[]> {
  const ids = TRUST_OPTIONS.filter(
    ({ id, list, counts }) => list && counts.includes('signers') && !chosen.includes(id),
  ).map(({ id }) => id);
  return poolsOf({ chosen: ids, own: [], newer: {} }).catch(() => []);
}

/**
 * The SDK's settings for the same lists; undefined without any. Only certificates that were parsed here are passed on,
 * re-encoded: the SDK would treat text that starts like a URL as one, and fetch it.
 */
export function trustOf(pools: readonly TrustPool[]): Trust | undefined {
  if (pools.length === 0) return undefined;
  const pem = (certificates: readonly Certificate[]) => certificates.map(toPem).join('');
  return {
    anchors: pem(pools.flatMap(({ anchors }) => anchors)),
    allowed: pem(pools.flatMap(({ allowed }) => allowed)),
  };
}

/** Whether a signer is trusted only through what the reader added or selected, and by no published list. */
export const isOwnTrust = (report: Report): boolean =>
  report.state === 'Trusted' &&
  (ownManifest(report)?.vouchers ?? []).every(
    ({ id }) => !TRUST_OPTIONS.some((option) => option.id === id && option.list),
  );

/** A list with its issue date, as reports name it. */
export const titleWithDate = ({ title, issued }: { title: string; issued?: string }): string =>
  issued === undefined ? title : `${title}, issued on ${issued}`;

const withOwn = (lists: string[], own: readonly Certificate[], added = 'you added'): string[] =>
  own.length > 0 ? [...lists, `${countOf(own.length, 'certificate')} ${added}`] : lists;

/** Titles of the reader's selection. */
export const trustNames = ({ chosen, own }: TrustState): string[] =>
  withOwn(
    TRUST_OPTIONS.filter(({ id }) => chosen.includes(id)).map(({ title }) => title),
    own,
  );

/** The same with their issue dates, for exports. */
export function trustTitles({ chosen, own, newer }: TrustState): string[] {
  const lists = TRUST_OPTIONS.filter(({ id }) => chosen.includes(id)).map(({ id, title, list }) =>
    titleWithDate({ title, issued: newer[id]?.issued ?? list?.issued }),
  );
  return withOwn(lists, own, 'added by the person who checked it');
}

/** The credits of the selected lists, for wherever their results appear. */
export const trustCredits = ({ chosen }: TrustState): string[] => [
  ...new Set(
    TRUST_OPTIONS.filter(({ id }) => chosen.includes(id)).flatMap(({ list }) =>
      list?.license
        ? [
            `${list.license.credit} License: ${list.license.name}, ${list.license.url}. Source: ${list.source.url}${list.source.commit === undefined ? '' : `, commit ${list.source.commit}`}.`,
          ]
        : [],
    ),
  ),
];

export const isTrustUsed = ({ chosen, own }: TrustState): boolean => chosen.length > 0 || own.length > 0;
