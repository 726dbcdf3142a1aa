import type { Site } from './site.ts';

/** Endings of host names that are reserved and never registered: RFC 2606 and RFC 6761. */
const RESERVED = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/;

/**
 * What a site lacks because its configuration leaves it out, one line each. These aren't mistakes, but the publisher
 * should know about them.
 * @param today determines whether security.txt has expired
 */
export function publishingNotes(
  site: Pick<Site, 'url' | 'base' | 'repository' | 'issueUrl' | 'securityTxt'>,
  today: Date,
): string[] {
  const { url, base, repository, issueUrl, securityTxt } = site;
  const missing = [
    ...(repository ? [] : ['`repository` isn\'t set, so pages don\'t have an "Edit this page" link']),
    ...(issueUrl ? [] : ['`issueUrl` isn\'t set, so pages don\'t have a "Report a problem" link']),
  ];
  return [
    ...(RESERVED.test(new URL(url).hostname)
      ? [
          `\`url\` is ${url}, a placeholder; set your own before publishing, because canonical URLs, the sitemap, and social cards use it`,
        ]
      : []),
    ...(missing.length > 0 ? [missing.join('; ')] : []),
    ...(securityTxt && Date.parse(securityTxt.expires) < today.getTime()
      ? [
          `\`securityTxt.expires\` is ${securityTxt.expires}, which is in the past; check the contacts and set a new date`,
        ]
      : []),
    ...(securityTxt && base !== '/'
      ? [
          `\`base\` is ${base}, but security.txt only works at the root of a host; copy ${base}.well-known/security.txt there`,
        ]
      : []),
  ].map((note) => `site.config.ts: ${note}`);
}
