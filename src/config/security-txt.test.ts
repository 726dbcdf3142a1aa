import { expect, test } from 'vitest';
import { siteMessages, siteOf } from './testing.ts';

const fine = { contact: ['mailto:security@docs.example.org'], expires: '2027-06-30' };

test('security.txt needs a contact and a date', () => {
  expect(siteOf().securityTxt).toBeUndefined();
  expect(siteOf({ securityTxt: fine }).securityTxt).toEqual(fine);
});

test.each([
  [{ contact: [] }, 'contact` is []; add at least one way to reach you'],
  [
    { contact: ['security@docs.example.org'] },
    'contact[0]` is "security@docs.example.org"; use a URL that starts with `mailto:`, `https://`, or `tel:`',
  ],
  [
    { contact: ['https://a.example\nExpires: 2099-01-01T00:00:00Z'] },
    'contact[0]` is "https://a.example\\nExpires: 2099-01-01T00:00:00Z"; use a URL that starts with `mailto:`, `https://`, or `tel:`',
  ],
  [{ expires: 'soon' }, 'expires` is "soon"; use a date, such as `2027-06-30`'],
  [{ expires: '2027-13-01' }, 'expires` is "2027-13-01"; use a date, such as `2027-06-30`'],
  [
    { preferredLanguages: ['en, de'] },
    'preferredLanguages[0]` is "en, de"; use a language tag, such as `en`',
  ],
  [{ policy: 'http://a.example/p' }, 'policy` is "http://a.example/p"; use https: `https://a.example/p`'],
])('security.txt with %j', (fields, message) => {
  expect(siteMessages({ securityTxt: { ...fine, ...fields } })).toEqual([
    `site.config.ts: \`securityTxt.${message}`,
  ]);
});
