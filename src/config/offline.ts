import { z } from 'zod';
import { rules } from './rule.ts';

/** What readers can use without a network. By default, nothing, and no page has a script for it. */
export const offline = z
  .strictObject({
    /** Write a zip of the site that works from a folder, without a server. It makes a build about 10 s longer. Default: false. */
    copy: z.boolean().default(false),
    /** Keep the pages that a reader visited, and the search, in a service worker. Default: false. */
    pages: z.boolean().default(false),
    /** With `pages`, offer to keep the tools, too: `ask` shows a button, `never` doesn't. Default: `never`. */
    tools: z.enum(['ask', 'never']).default('never'),
  })
  .check(
    rules(({ pages, tools }) =>
      tools === 'ask' && !pages
        ? [{ path: ['tools'], value: tools, fix: 'the tools are kept with the pages: add `pages: true`' }]
        : [],
    ),
  );

/** The page that the service worker shows for one that isn't kept. */
export const OFFLINE_ADDRESS = '/offline';

const DOWNLOADS = '/downloads';

/** The day a copy is named after: today, or the day that `SOURCE_DATE_EPOCH` (seconds since 1970) sets. */
export function copyDay(env: Readonly<Record<string, string | undefined>>, now = new Date()): string {
  const seconds = Number(env.SOURCE_DATE_EPOCH);
  const at = env.SOURCE_DATE_EPOCH && Number.isFinite(seconds) ? new Date(seconds * 1000) : now;
  return at.toISOString().slice(0, 10);
}

/** The zip's address: `/downloads/content-credentials-docs-2026-11-22.zip`. */
export function copyAddress(title: string, day: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${DOWNLOADS}/${name || 'docs'}-${day}.zip`;
}

/** The settings, with the address of the copy instead of whether there's one. */
export const withCopy = <Settings extends { copy: boolean }>({ copy, ...rest }: Settings, title: string) => ({
  ...rest,
  ...(copy && { copy: copyAddress(title, copyDay(process.env)) }),
});

export type Offline = ReturnType<typeof withCopy<z.output<typeof offline>>>;
