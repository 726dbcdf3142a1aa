import { expect, test } from 'vitest';
import { webAddress } from './WebLink.tsx';

test.each([
  'javascript:alert(1)',
  ' https://x',
  'data:text/html,x',
  'file:///etc',
  '//x.example',
  'https://',
  'JaVaScRiPt:1',
  `https://x/${'a'.repeat(3000)}`,
])('%s isn’t a link', (text) => expect(webAddress(text)).toBeUndefined());
test('https URLs of other sites are linked', () =>
  expect(webAddress('https://example.org/a?b')).toBe('https://example.org/a?b'));
