import { describe, expect, test } from 'vitest';
import { createLibrary } from './library.ts';
import { itemOf, propertyOf } from './testing.ts';

const scheme = { root: 'api', prefix: '', memberPages: false, small: ['Handle'] };
const reader = itemOf('Reader', { members: [propertyOf('Reader', 'json')] });
const handle = itemOf('Handle', { kind: 'type' });
const hidden = itemOf('Hidden', { ref: 'pkg!~Hidden:interface', exported: false });
const helper = itemOf('Credential_2', { package: 'help', ref: 'help!Credential_2:interface' });
const library = createLibrary(
  { title: 'pkg 1.0.0', name: 'pkg', items: [reader, handle, hidden], scheme, overviewId: 'api' },
  [{ title: 'help 2.0.0', name: 'help', items: [helper], scheme, overviewId: 'api/help' }],
);

describe('a type', () => {
  const at = (text: string, ref: string) => library.addressOfType({ text, ref }, reader);

  test('of the package leads to its page, a small or hidden one to the page of the package', () => {
    expect(at('Reader', 'pkg!Reader:interface')).toBe('/docs/api/reader');
    expect(at('Handle', 'pkg!Handle:type')).toBe('/docs/api#type-handle');
    expect(at('Hidden', 'pkg!~Hidden:interface')).toBe('/docs/api#type-hidden');
  });

  test('of another package leads to the page that shows its types, under the name it has there', () => {
    expect(at('Credential', 'help!Credential:interface')).toBe('/docs/api/help#type-credential_2');
  });

  test('of the SDK’s JSON leads to the JSON reference', () => {
    expect(at('ManifestStore', '@contentauth/c2pa-types!ManifestStore:interface')).toMatch(
      /^\/docs\/manifest\/json-ref\/reader#Reader$/,
    );
  });

  test('of the web or of Node.js leads to where it is explained', () => {
    expect(at('Blob', '!Blob:interface')).toMatch(/developer\.mozilla\.org/);
    expect(at('Buffer', '!"\\"buffer\\"".__global.Buffer:interface')).toMatch(/nodejs\.org/);
  });

  test('that nobody knows stops the build, with the item and the type', () => {
    expect(() => at('Mystery', '!Mystery:interface')).toThrow(
      /`Reader` of pkg 1\.0\.0 names the type `Mystery`.*add `Mystery` to KNOWN_TYPES/s,
    );
  });

  test('predicate of a parameter needs no explanation', () => {
    const item = itemOf('isIt', { parameters: [{ name: 'obj', optional: false, type: [] }] });
    expect(library.addressOfType({ text: 'obj', ref: 'pkg!~obj' }, item)).toBeUndefined();
  });
});

describe('a link of a comment', () => {
  test('is looked up in the parent first', () => {
    expect(library.linkTo('json', propertyOf('Reader', 'text'), reader)).toEqual({
      text: 'Reader.json',
      to: '/docs/api/reader#json',
    });
    expect(library.linkTo('Reader.json', handle).to).toBe('/docs/api/reader#json');
  });

  test('that means nothing stops the build', () => {
    expect(() => library.linkTo('Writer', reader)).toThrow(
      /the comment of `Reader` of pkg 1\.0\.0 links to `Writer`, but nothing has that name/,
    );
  });
});
