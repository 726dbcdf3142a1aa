import { expect, test } from 'vitest';
import { creditOf, creditParagraph } from './credit.ts';

const main = { name: '@example/sdk', version: '1.2.3', holder: 'Example Org', license: 'MIT' };
const helper = { name: 'helper', version: '4.5.6', holder: 'Somebody', license: 'Apache-2.0' };

test('a page names the copyright holder and the license', () => {
  expect(creditOf(main)).toBe('© Example Org, MIT license');
});

test('the page of several packages names each with its version, holder, and license', () => {
  expect(creditParagraph(main, helper)).toContain(
    'TSDoc comments of `@example/sdk` 1.2.3 (© Example Org, MIT license) and `helper` 4.5.6 (© Somebody, Apache-2.0 license).',
  );
});
