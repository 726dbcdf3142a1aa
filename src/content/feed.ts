import { absoluteUrl } from '../config/address.ts';
import type { Feed } from '../config/services.ts';
import type { Site } from '../config/site.ts';
import { affectedText, type Change, type Changes, KINDS, releaseOf } from './data/changes.ts';
import { escapeXml, FEED } from './site-texts.ts';

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
