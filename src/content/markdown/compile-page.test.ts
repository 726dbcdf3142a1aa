import { expect, test } from 'vitest';
import { recommendedVersions } from '../../features/samples/versions.ts';
import { filledPage } from './compile-page.ts';

const root = process.cwd();
const filled = (text: string) => filledPage(text, `${root}/docs/page.mdx`, root);

test('a placeholder becomes the recommended version', () => {
  const { 'c2pa-node': node, c2pa, c2patool } = Object.fromEntries(recommendedVersions(root));
  for (const version of [node, c2pa, c2patool]) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(filled('Run `npm i @contentauth/c2pa-node@{version:c2pa-node}`,\nor {version:c2patool}.')).toBe(
    `Run \`npm i @contentauth/c2pa-node@${node}\`,\nor ${c2patool}.`,
  );
  expect(filled('`cargo add c2pa@={version:c2pa}`')).toBe(`\`cargo add c2pa@=${c2pa}\``);
});

test('the core of a language, the pins of C and C++, and a version that stays', () => {
  expect(filled('core {core:python}, {version:c2pa-c-ffi}, {version:c2pa-c-ffi/cpp}, {fact:0.26.1}')).toMatch(
    /^core 0\.\d+\.\d+, (0\.\d+\.\d+), (?!\1)0\.\d+\.\d+, 0\.26\.1$/,
  );
  expect(() => filled('{core:nod}')).toThrow(
    "there's no core version for {core:nod}; did you mean {core:node}?",
  );
});

test('an unknown package is a mistake with its line', () => {
  expect(() => filled('One.\n\nUse `{version:c2pa-nod}`.')).toThrow(
    "docs/page.mdx:3: there's no recommended version for {version:c2pa-nod}; did you mean {version:c2pa-node}?",
  );
});
