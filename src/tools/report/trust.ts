import { settings } from 'virtual:provenance';
import type { Certificate } from '../../c2pa/x509/certificate.ts';
import { parsePem, toPem } from '../../c2pa/x509/pem.ts';
import type { Trust } from '../sdk/settings.ts';
import { countOf } from '../shared/count.ts';
import { AddressError } from './problem-of.ts';

/** A list that can be selected. */
export interface TrustOption {
  id: string;
  title: string;
  /** A one-line description. */
  about: string;
  href: string;
  kind: 'anchors' | 'allowed';
}

/** The reader's trust settings. */
export interface TrustState {
  chosen: readonly string[];
  /** The reader's own certificates. */
  own: readonly Certificate[];
}

export const NO_TRUST: TrustState = { chosen: [], own: [] };

/** The lists on this site. */
export const TRUST_OPTIONS: readonly TrustOption[] = [
  ...(settings.exampleRoot
    ? [
        {
          id: 'example',
          ...settings.exampleRoot,
          about: 'Made for this documentation. Trust it only for its examples.',
          kind: 'anchors' as const,
        },
      ]
    : []),
  ...(settings.pictureRoot ? [{ id: 'pictures', ...settings.pictureRoot, kind: 'anchors' as const }] : []),
  ...settings.lists.map(({ id, title, href, kind, date, certificates }) => ({
    id,
    title,
    href,
    kind,
    about: `${countOf(certificates, 'certificate')}, added on ${date}`,
  })),
];

const texts = new Map<string, Promise<string>>();

/**
 * The PEM text of a list, after parsing each certificate in it. @throws AddressError if it can't be fetched or isn't a
 * list
 */
export function listText({ href, title }: TrustOption): Promise<string> {
  const known = texts.get(href);
  if (known) return known;
  const text = fetch(href).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status} for ${href}`);
    return parsePem(await response.text())
      .map(toPem)
      .join('');
  });
  const told = text.catch((cause) => {
    texts.delete(href);
    throw new AddressError(
      'A trust list couldn’t be loaded',
      `“${title}” didn’t arrive complete from this site. Try again, or clear it under “Trust lists”.`,
      { cause },
    );
  });
  texts.set(href, told);
  return told;
}

/**
 * The trust settings for a reading; undefined if nothing was selected. Only certificates that were parsed here are
 * passed on, re-encoded: the SDK would treat text that starts like a URL as one, and fetch it.
 * @throws AddressError if a list can't be fetched
 */
export async function trustOf({ chosen, own }: TrustState): Promise<Trust | undefined> {
  const options = TRUST_OPTIONS.filter(({ id }) => chosen.includes(id));
  if (options.length === 0 && own.length === 0) return undefined;
  const loaded = await Promise.all(
    options.map(async (option) => ({ kind: option.kind, text: await listText(option) })),
  );
  const all = (kind: TrustOption['kind']) =>
    loaded
      .filter((list) => list.kind === kind)
      .map(({ text }) => text)
      .join('');
  return { anchors: all('anchors') + own.map(toPem).join(''), allowed: all('allowed') };
}

/** Titles of the reader's selection. */
export function trustTitles({ chosen, own }: TrustState): string[] {
  const lists = TRUST_OPTIONS.filter(({ id }) => chosen.includes(id)).map(({ title }) => title);
  return own.length > 0 ? [...lists, `${countOf(own.length, 'certificate')} you added`] : lists;
}

export const isTrustUsed = ({ chosen, own }: TrustState): boolean => chosen.length > 0 || own.length > 0;
