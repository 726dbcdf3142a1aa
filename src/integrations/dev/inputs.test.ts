import { expect, test } from 'vitest';
import { isComponent, isInput } from './inputs.ts';

test('the code of components and what is read once restart the server; nothing else does', () => {
  expect(isComponent('/site/src/components/quote/index.tsx', '/site')).toBe('src/components/quote/index.tsx');
  for (const file of [
    'src/components/quote/quote.test.ts',
    'src/components/quote/Quote.css',
    'src/ui/Table.tsx',
  ])
    expect(isComponent(`/site/${file}`, '/site'), file).toBeUndefined();
  expect(isInput('/site/data/glossary.json', '/site')).toBe('data/glossary.json');
  expect(isInput('/site/samples/node_modules/x.js', '/site')).toBeUndefined();
});
