import { z } from 'zod';
import { absoluteUrl } from '../../config/address.ts';
import type { Feed } from '../../config/services.ts';
import type { Site } from '../../config/site.ts';
import { dataFile, line } from '../read-data-file.ts';
import { escapeXml, FEED } from '../site-texts.ts';

const name = z.string().regex(/\S/);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Labels of the kinds. */
export const KINDS = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  announced: 'Announced',
  security: 'Security',
} as const;

/** Whose programs a change can break, in words that continue "affects". */
const HURTS = {
  signer: 'signing',
  reader: 'reading',
  service: 'running the software',
} as const;

const change = z.strictObject({
  /** The anchor on the page and the end of the feed entry's id. Never change it. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lowercase letters, digits, and hyphens'),
  /** The release date, or its month if the source doesn't give a day. */
  date: z.union([z.iso.date(), month]),
  /** The source has no date: `date` is the day when we found the change. */
  seen: z.literal(true).optional(),
  kind: z.enum(Object.keys(KINDS) as Array<keyof typeof KINDS>),
  /**
   * Who notices: `signer`, programs that sign; `reader`, programs that read or validate, which can break on files that
   * worked before; `service`, whoever installs and runs the software.
   */
  hurts: z
    .array(z.enum(Object.keys(HURTS) as Array<keyof typeof HURTS>))
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'name each once'),
  /** The package or document, and the first version with the change. */
  package: name,
  version: z
    .string()
    .regex(/^\d+(\.\d+)+$/)
    .optional(),
  /** Other packages that include the change, each with its version. */
  also: z
    .array(z.string().regex(/\S \d+(\.\d+)+$/, 'end with a version'))
    .min(1)
    .optional(),
  title: line,
  /** What stops working. */
  breaks: line,
  /** What readers should do about it. */
  action: line,
  /** The primary source. */
  source: z.strictObject({ title: name, url: z.url({ protocol: /^https$/ }) }),
  /** The section of the docs that explains it. */
  page: z.strictObject({ title: name, href: z.string().startsWith('/docs/') }).optional(),
  /** The date when this entry was written or last edited; feed readers then show it again. */
  written: z.iso.date(),
});

const list = z
  .strictObject({
    /** The date of the last search for changes. */
    checked: z.iso.date(),
    /** Newest first. */
    changes: z.array(change).min(1),
  })
  .superRefine(({ changes }, context) => {
    for (const [index, { id, date }] of changes.entries()) {
      if (changes.findIndex((one) => one.id === id) < index)
        context.addIssue(`two changes have the id ${id}`);
      const above = changes[index - 1];
      // A month sorts after its days.
      if (above && above.date < date)
        context.addIssue(`${id} (${date}) is newer than ${above.id} above it; put the newest first`);
    }
  });

export type Change = z.infer<typeof change>;
export type Changes = z.infer<typeof list>;

/** What changed in the SDK and the standards, newest first. @throws Error if the data file has a mistake */
export const changes = dataFile('changes.json', list);

/** A package with its version: `Rust core 0.91.9`. */
export const releaseOf = (change: Change): string =>
  [change.package, change.version].filter((part) => part !== undefined).join(' ');

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Who a change affects: `Affects signing and reading`. */
export const affectedText = ({ hurts }: Change): string =>
  `Affects ${LIST.format(hurts.map((one) => HURTS[one]))}`;

const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const DAY = words({ dateStyle: 'long' });
const MONTH = words({ year: 'numeric', month: 'long' });

/** A date in American English: `November 20, 2026`, or `November 2026` for a month. */
export const dateInWords = (date: string): string =>
  (date.length > 'YYYY-MM'.length ? DAY : MONTH).format(new Date(date));

type FeedSite = Pick<Site, 'title' | 'url' | 'base' | 'trailingSlash' | 'organizationName'>;

/**
 * The changes as an Atom feed (RFC 4287, https://www.rfc-editor.org/rfc/rfc4287), newest first. An entry's id and
 * link are its anchor on the page. Its `updated` date is the last edit of its text, so that feed readers show it
 * again.
 */
export function atomFeed(feed: Feed, { changes }: Changes, site: FeedSite): string {
  const page = absoluteUrl(feed.page, site);
  const self = absoluteUrl(FEED, site);
  const updated =
    changes
      .map(({ written }) => written)
      .toSorted()
      .at(-1) ?? '';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(self)}</id>
  <title>${escapeXml(feed.title)}</title>
  <updated>${instant(updated)}</updated>
  <author><name>${escapeXml(site.organizationName ?? site.title)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${changes.map((change) => entry(change, `${page}#${change.id}`)).join('\n')}
</feed>
`;
}

function entry(change: Change, address: string): string {
  const { date, seen, kind, title, written } = change;
  // A month isn't a day, and the day we write about a release isn't the day of the release.
  const published = seen || date.length === 7 ? '' : `\n    <published>${instant(date)}</published>`;
  const name = `${KINDS[kind]}, ${releaseOf(change)}: ${title.replaceAll('`', '')}`;
  return `  <entry>
    <id>${escapeXml(address)}</id>
    <title>${escapeXml(name)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
    <updated>${instant(written)}</updated>${published}
    <content type="html">${escapeXml(contentOf(change))}</content>
  </entry>`;
}

/** The entry's text as HTML. */
function contentOf(change: Change): string {
  const { breaks, action, also, source } = change;
  const paragraphs = [
    html(breaks),
    `<b>What to do:</b> ${html(action)}`,
    `${affectedText(change)}.`,
    ...(also ? [`Also in ${escapeXml(also.join(', '))}.`] : []),
    `<a href="${escapeXml(source.url)}">Source: ${escapeXml(source.title)}</a>`,
  ];
  return paragraphs.map((text) => `<p>${text}</p>`).join('');
}

/** A line of data, in which text between backticks is code. */
const html = (line: string): string =>
  line
    .split('`')
    .map((part, index) => (index % 2 ? `<code>${escapeXml(part)}</code>` : escapeXml(part)))
    .join('');

const instant = (day: string): string => `${day}T00:00:00Z`;
