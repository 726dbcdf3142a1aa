import { expect, test } from 'vitest';
import { duplicateRoutes } from './routes.ts';

test('two files with one address are named together', () => {
  const messages = duplicateRoutes([
    { address: '/docs/a', by: 'docs/a.mdx' },
    { address: '/docs/b', by: 'docs/b.mdx' },
    { address: '/docs/a', by: 'docs/a/index.mdx' },
  ]);
  expect([...messages.keys()]).toEqual(['/docs/a']);
  expect(messages.get('/docs/a')).toContain('docs/a.mdx and docs/a/index.mdx have the same address, /docs/a');
});
