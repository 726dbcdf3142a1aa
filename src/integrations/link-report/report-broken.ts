import type { LinkPolicy, Severity } from '../../config/index.ts';
import { report } from '../../content/report.ts';
import type { BrokenLink } from './find-broken.ts';

const byPlace = new Intl.Collator('en', { numeric: true }).compare;

const LOUDEST_LAST: readonly Severity[] = ['ignore', 'log', 'warn', 'throw'];

/**
 * Reports broken links with the configured severity: one message per severity, ending with the one that stops the
 * build.
 * @throws PolicyError if a broken link's setting is `throw`
 */
export function reportBroken(
  broken: readonly BrokenLink[],
  policy: Pick<LinkPolicy, 'onBrokenLinks' | 'onBrokenMarkdownLinks'>,
): void {
  for (const severity of LOUDEST_LAST) {
    const messages = new Set(
      broken.filter((link) => policy[link.policy] === severity).map(({ message }) => message),
    );
    if (messages.size === 0) continue;
    const count = messages.size === 1 ? '1 broken link' : `${messages.size} broken links`;
    report(severity, [`${count}:`, ...[...messages].sort(byPlace)].join('\n  '));
  }
}
