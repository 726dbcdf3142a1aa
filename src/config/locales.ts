import { nearest } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { sitePath, text } from './links.ts';
import { atLeastOne, duplicates, rule, rules } from './rule.ts';

const languageTag = z
  .string()
  .check(rule((value) => (isLanguageTag(value) ? undefined : 'use a language tag, such as `en` or `pt-BR`')));

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
    calendar: z
      .string()
      .check(
        rule((value) =>
          value === 'gregory' || Intl.supportedValuesOf('calendar').includes(value)
            ? undefined
            : `did you mean \`${nearest(value, Intl.supportedValuesOf('calendar')) ?? 'gregory'}\`?`,
        ),
      )
      .default('gregory'),
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
      .check(atLeastOne('a site needs at least one locale'))
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
