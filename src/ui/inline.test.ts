import { expect, test } from 'vitest';
import { cutOut } from '../content/json-types/example.ts';
import { inlineParts, plainText } from './inline.ts';

test('code and links inside a sentence', () => {
  expect(inlineParts('Use `a` or [the page](/docs/x#y).')).toEqual([
    { text: 'Use ' },
    { text: 'a', code: true },
    { text: ' or ' },
    { text: 'the page', href: '/docs/x#y' },
    { text: '.' },
  ]);
  expect(inlineParts('See [`a.b`](/docs/x).')[1]).toEqual({ text: 'a.b', code: true, href: '/docs/x' });
  expect(plainText('See [`a.b`](/docs/x).')).toBe('See a.b.');
  expect(plainText('Use `a` or [the page](/docs/x#y).')).toBe('Use a or the page.');
});

test('an example is cut out by a pointer', () => {
  const document = { manifests: { 'urn:x': { title: 'T', assertions: [1] } } };
  expect(cutOut(document, { file: 'f', at: '/manifests/*', without: ['assertions'] })).toEqual({
    title: 'T',
  });
  expect(cutOut(document, { file: 'f', at: '/manifests/urn:x/assertions/0' })).toBe(1);
  expect(() => cutOut(document, { file: 'f.json', at: '/manifest/*' })).toThrow(
    'samples/f.json has nothing at /manifest/* (`manifest`)',
  );
});
