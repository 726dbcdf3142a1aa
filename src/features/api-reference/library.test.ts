import { expect, test } from 'vitest';
import { createLibrary, slugOf } from './library.ts';
import type { ApiModel, Declaration } from './model.ts';
import { itemOf, modelOf, propertyOf } from './testing.ts';

const reader = itemOf('Reader', {
  members: [propertyOf('json'), propertyOf('handle', { signature: 'handle: Handle;' })],
});
const handle = itemOf('Handle', { kind: 'type', signature: 'type Handle = unknown;' });
const hidden = itemOf('Hidden', { isHidden: true });
const unused = itemOf('Unused', { isHidden: true });

const libraryOf = (items: Declaration[], mentions: ApiModel['mentions'] = {}) =>
  createLibrary(modelOf(items, { Handle: 'pkg', ...mentions }), items, 'api', ['Handle']);
const items = [reader, handle, hidden, unused];

test('a type of the package has a page; a small or hidden one is on the page of the package', () => {
  const { links } = libraryOf(items, { Reader: 'pkg', Hidden: 'pkg' });
  expect(links).toEqual({
    Handle: '/docs/api#type-handle',
    Reader: '/docs/api/reader',
    Hidden: '/docs/api#type-hidden',
  });
});

test('types of the JSON, the web, and Node.js link to where they are explained', () => {
  const { links } = libraryOf(items, { ManifestStore: '@contentauth/c2pa-types', Blob: '', Buffer: '' });
  expect(links.ManifestStore).toBe('/docs/manifest/json-ref/reader#Reader');
  expect(links.Blob).toMatch(/developer\.mozilla\.org/);
  expect(links.Buffer).toMatch(/nodejs\.org/);
});

test('an unknown type stops the build and says where to add it', () => {
  expect(() => libraryOf(items, { Mystery: '' })).toThrow(
    /pkg 1\.0\.0 mentions the type `Mystery`.*add `Mystery` to KNOWN_TYPES/s,
  );
});

test('two pages with one address stop the build', () => {
  expect(() => libraryOf([handle, itemOf('Reader'), itemOf('reader')])).toThrow(
    /`Reader` and `reader` of pkg 1\.0\.0 have the same address/,
  );
});

test('types without a page are shown if something mentions them', () => {
  expect(libraryOf(items).shapes).toEqual([handle]);
});

test('a name in a text or a comment of a declaration is not a type', () => {
  const kind = itemOf('Kind', { kind: 'type', signature: "type Kind =\n  // Handle\n  | 'Handle';" });
  expect(libraryOf([handle, kind]).shapes).toEqual([]);
});

test('a link of a comment is looked up in the parent first', () => {
  const { linkText } = libraryOf(items);
  expect(linkText('{@link json} or {@link Reader.json | this}', propertyOf('text'), reader)).toBe(
    '[`Reader.json`](/docs/api/reader#json) or [this](/docs/api/reader#json)',
  );
  expect(() => linkText('{@link Writer}', reader)).toThrow(
    /the comment of `Reader` of pkg 1\.0\.0 links to `Writer`, but nothing has that name/,
  );
});

test('quoted names keep their marks in the address', () => {
  expect(slugOf({ name: '@id' })).toBe('__id_');
});
