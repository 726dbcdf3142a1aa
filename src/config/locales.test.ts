import { expect, test } from 'vitest';
import { siteMessages, siteOf } from './testing.ts';

const en = { code: 'en', label: 'English' };

test('language of pages, direction, calendar and path follow from the code', () => {
  const items = [
    en,
    { code: 'ar', label: 'العربية', direction: 'rtl', calendar: 'islamic-umalqura', path: '/arabic' },
  ];
  expect(
    siteOf({ locales: { items: [...items, { code: 'fr', label: 'Français', htmlLang: 'fr-FR' }] } }).locales,
  ).toEqual({
    default: 'en',
    items: [
      { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' },
      {
        code: 'ar',
        label: 'العربية',
        direction: 'rtl',
        htmlLang: 'ar',
        calendar: 'islamic-umalqura',
        path: '/arabic/',
      },
      {
        code: 'fr',
        label: 'Français',
        direction: 'ltr',
        htmlLang: 'fr-FR',
        calendar: 'gregory',
        path: '/fr/',
      },
    ],
  });
});

test.each([
  [{ items: [] }, 'items` is []; a site needs at least one locale'],
  [{ default: 'fr', items: [en] }, 'default` is "fr"; use one of the locales in `items`: `en`'],
  [{ items: [en, en] }, 'items[1].code` is "en"; item 0 has the same value; make it unique'],
  [
    { items: [en, { code: 'fr', label: 'Français', path: '/' }] },
    'items[1].path` is "/"; item 0 has the same value; make it unique',
  ],
  [
    { items: [{ ...en, code: 'e n' }] },
    'items[0].code` is "e n"; use a language tag, such as `en` or `pt-BR`',
  ],
  [{ items: [{ code: 'en' }] }, 'items[0].label` is missing; add it, as text'],
  [{ items: [{ ...en, direction: 'left' }] }, 'items[0].direction` is "left"; use one of "ltr", "rtl"'],
  [
    { items: [{ ...en, htmlLang: '' }] },
    'items[0].htmlLang` is ""; use a language tag, such as `en` or `pt-BR`',
  ],
  [
    { items: [{ ...en, calendar: 'gregorian' }] },
    'items[0].calendar` is "gregorian"; did you mean `gregory`?',
  ],
  [{ items: [{ ...en, path: 'en' }] }, 'items[0].path` is "en"; start at the root of the site: `/en`'],
])('locales %j', (locales, message) => {
  expect(siteMessages({ locales })).toEqual([`site.config.ts: \`locales.${message}`]);
});
