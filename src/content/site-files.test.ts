import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { siteOf } from '../config/testing.ts';
import { drawIcon } from './icons.ts';
import { openSearch, securityText, shortName } from './site-texts.ts';

const icon = readFileSync('public/favicon.svg');

test('an icon can be drawn from a PNG picture, with a margin and a background', () => {
  const small = drawIcon(icon, 'favicon.svg', { size: 64 });
  const large = drawIcon(small, 'icon.png', { size: 180, margin: 0.12, background: '#ffffff' });
  expect(imageSize(large)).toMatchObject({ width: 180, height: 180, type: 'png' });
  // Not an empty square: one color would compress to a few hundred bytes.
  expect(large.length).toBeGreaterThan(
    drawIcon(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', { size: 180 }).length * 2,
  );
});

test('the search description links to the results page, with all characters escaped', () => {
  const text = openSearch(siteOf({ title: 'Q & A <docs>', base: '/x/' }));
  expect(text).toContain('template="https://docs.example.org/x/search?q={searchTerms}"');
  expect(text).toContain('<ShortName>Q &amp; A &lt;docs&gt;</ShortName>');
});

test('the search engine’s short name has at most 16 characters', () => {
  expect(shortName(siteOf({ title: 'Content Credentials Docs' }))).toBe('Content Docs');
  expect(shortName(siteOf({ title: 'Donaudampfschifffahrt' }))).toBe('Donaudampfschiff');
  expect(shortName(siteOf({ title: 'Long title', search: { shortName: 'Short' } }))).toBe('Short');
});

test('security.txt has its fields in the form of RFC 9116', () => {
  const site = siteOf({
    securityTxt: {
      contact: ['mailto:a@docs.example.org', 'https://docs.example.org/report'],
      expires: '2027-06-30',
      preferredLanguages: ['en', 'de'],
      policy: 'https://docs.example.org/policy',
    },
  });
  if (!site.securityTxt) throw new Error('it was configured');
  expect(securityText(site.securityTxt, site)).toBe(
    [
      'Contact: mailto:a@docs.example.org',
      'Contact: https://docs.example.org/report',
      'Expires: 2027-06-30T23:59:59Z',
      'Preferred-Languages: en, de',
      'Policy: https://docs.example.org/policy',
      'Canonical: https://docs.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(securityText(site.securityTxt, { ...site, base: '/x/' })).not.toContain('Canonical');
});
