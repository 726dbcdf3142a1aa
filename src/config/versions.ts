import { z } from 'zod';
import { duplicates, rule, rules, sitePath, text } from './fields.ts';

const languageTag = z
  .string()
  .refine(isLanguageTag, { error: 'use a language tag, such as `en` or `pt-BR`', abort: true });

/** One language of the site. */
const locale = z
  .strictObject({
    /** Language tag that identifies the locale. */
    code: languageTag,
    /** Its name in that language, for the language menu. */
    label: text,
    /** Text direction. Default: `ltr`. */
    direction: z.enum(['ltr', 'rtl']).default('ltr'),
    /** The `lang` of its pages. Default: the code. */
    htmlLang: languageTag.optional(),
    /** Calendar used for dates. Default: `gregory`. */
    calendar: z.enum(Intl.supportedValuesOf('calendar')).default('gregory'),
    /** Where its pages start, below the base. Default: `/` for the default locale, otherwise `/<code>/`. */
    path: sitePath.optional(),
  })
  .transform((value) => ({ ...value, htmlLang: value.htmlLang ?? value.code }));

/** The site's languages, and which one is served at the root. */
export const locales = z
  .strictObject({
    /** Code of the locale at the root. Default: `en`. */
    default: z.string().default('en'),
    /** Every locale, in the order of the language menu. Default: English only. */
    items: z
      .array(locale)
      .min(1, { error: 'a site needs at least one locale', abort: true })
      .check(rules((items) => duplicates(items, 'code')))
      .prefault([{ code: 'en', label: 'English' }]),
  })
  .check(
    rules(({ default: code, items }) => {
      const codes = items.map((item) => item.code);
      const fix = `use one of the locales in \`items\`: ${codes.map((item) => `\`${item}\``).join(', ')}`;
      return codes.includes(code) ? [] : [{ path: ['default'], value: code, fix }];
    }),
  )
  .transform((value) => ({
    ...value,
    items: value.items.map((item) => ({
      ...item,
      path: withSlash(item.path ?? (item.code === value.default ? '/' : `/${item.code}`)),
    })),
  }))
  .check(
    rules(({ items }) =>
      duplicates(items, 'path').map((finding) => ({ ...finding, path: ['items', ...finding.path] })),
    ),
  );
export type Locales = z.output<typeof locales>;
export type Locale = Locales['items'][number];

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** One version of the docs. */
const version = z.strictObject({
  /** Name under which the reader's preference is stored. Default: `current`. */
  name: text.default('current'),
  /** Name that readers see. Default: `Next`. */
  label: text.default('Next'),
  /** Where its pages start, below the base. Default: `/docs`. */
  path: z
    .string()
    .regex(/^(?:\/[\w.-]+)+$/, 'use a leading slash but no trailing slash: `/docs`')
    .default('/docs'),
  /** Folder of its pages, in the source folder. Default: `docs`. */
  dir: z.string().check(rule(folderFix)).default('docs'),
  /** Names of its sidebars in sidebars.ts. Default: `docs`. */
  sidebars: z.array(text).default(['docs']),
});

/** Every version of the docs, newest first. */
export const versions = z
  .array(version)
  .min(1, 'a site needs at least one version')
  .check(rules((items) => [...duplicates(items, 'name'), ...duplicates(items, 'path')]))
  .prefault([{}]);

/** What's wrong with the name of a folder inside the source folder; undefined if nothing is. */
export function folderFix(value: string): string | undefined {
  if (/^(?:[\w.-]+\/)*[\w.-]+$/.test(value) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(value)) return undefined;
  return 'use a folder inside the source folder, without leading or trailing slashes: `docs`';
}
