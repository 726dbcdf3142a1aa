import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { siteOf } from '../config/testing.ts';
import { drawIcon } from '../features/social-cards/card.ts';
import { cardAddress } from './navigation.ts';
import { openSearch, shortName } from './site-texts.ts';

const icon = readFileSync('public/favicon.svg');

test('an icon can be drawn from a PNG picture, with a margin and a background', async () => {
  const large = await drawIcon(await drawIcon(icon, { size: 64 }), {
    size: 180,
    margin: 0.12,
    background: '#ffffff',
  });
  expect(imageSize(large)).toMatchObject({ width: 180, height: 180, type: 'png' });
  // Not an empty square: one color would compress to a few hundred bytes.
  const empty = await drawIcon(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    {
      size: 180,
    },
  );
  expect(large.length).toBeGreaterThan(empty.length * 2);
});

test('every section has the address of a social card of its own, in any script', () => {
  const card = (label: string) => cardAddress({ breadcrumbs: [{ label }] });
  expect(card('Signing and certificates')).toBe('/social/signing-and-certificates.png');
  expect(card('Подпись')).toBe(`/social/${encodeURIComponent('подпись')}.png`);
  expect(card('!')).toBe('/social/section.png');
});

test('the search description links to the results page, with all characters escaped', () => {
  const text = openSearch(siteOf({ title: 'Q & A <docs>', base: '/x/' }));
  expect(text).toContain('template="https://docs.example.org/x/search?q={searchTerms}"');
  expect(text).toContain('<ShortName>Q &amp; A &lt;docs&gt;</ShortName>');
});

test('the search engine’s short name has at most 16 characters', () => {
  expect(shortName(siteOf({ title: 'Donaudampfschifffahrt' }))).toBe('Donaudampfschiff');
  expect(shortName(siteOf({ title: 'Long title', search: { shortName: 'Short' } }))).toBe('Short');
});
