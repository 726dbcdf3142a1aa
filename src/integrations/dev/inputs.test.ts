import { expect, test } from 'vitest';
import { isCode, isInput } from './inputs.ts';

test('code that Node has imported, new components, and what is read once restart the server; nothing else does', () => {
  const imported = new Set(['/site/src/ui/Table.tsx', '/site/node_modules/react/index.js']);
  const restarts = (file: string) => isCode(`/site/${file}`, '/site', imported);
  for (const file of ['src/components/quote/index.tsx', 'src/ui/Table.tsx'])
    expect(restarts(file), file).toBe(file);
  for (const file of [
    'src/components/quote/quote.test.ts',
    'src/components/quote/Quote.css',
    'src/chrome/Menu.tsx',
    'node_modules/react/index.js',
  ])
    expect(restarts(file), file).toBeUndefined();
  expect(isInput('/site/data/glossary.json', '/site')).toBe('data/glossary.json');
  expect(isInput('/site/samples/node_modules/x.js', '/site')).toBeUndefined();
});
