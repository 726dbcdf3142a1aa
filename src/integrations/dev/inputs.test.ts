import { expect, test } from 'vitest';
import { restartsFor } from './inputs.ts';

test('what is read once and the code that compiles pages restart the server; nothing else does', () => {
  const restarts = (file: string) => restartsFor(`/project/${file}`, '/project/tests/site', '/project');
  for (const file of [
    'src/components/quote/index.tsx',
    'src/ui/Table.tsx',
    'src/content/markdown/html-plugin.ts',
    'src/features/search/settings.ts',
    'packages/verdict/src/certificate-rules/usage.ts',
  ])
    expect(restarts(file), file).toBe(file);
  for (const file of ['data/glossary.json', 'samples/read/node/read.mjs', 'sidebars.ts', 'diagrams/box.svg'])
    expect(restarts(`tests/site/${file}`), file).toBe(file);
  for (const file of [
    'data/glossary.json',
    'src/components/quote/quote.test.ts',
    'src/components/quote/Quote.css',
    'src/chrome/Menu.tsx',
    'src/client/main.ts',
    'src/features/search/Search.tsx',
    'packages/verdict/src/certificate-rules/usage.test.ts',
    'tests/site/docs/a.mdx',
    'tests/site/samples/node_modules/x.js',
    'tests/site/samples/target/x.js',
  ])
    expect(restarts(file), file).toBeUndefined();
});
