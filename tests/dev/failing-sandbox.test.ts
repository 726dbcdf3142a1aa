import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { build, page } from '../wrong-input/testing.ts';

const { vite } = (await import('../../package.json', { with: { type: 'json' } })).default.devDependencies;

test('a bundler that fails stops the build, with the project and what the bundler says', async () => {
  const { code, message } = await build('sandbox-fails', {
    'examples/sandbox-tiny/sandbox.json': JSON.stringify({
      title: 'A project',
      bundler: 'vite',
      open: 'src/main.js',
    }),
    'examples/sandbox-tiny/package.json': JSON.stringify({
      type: 'module',
      scripts: { build: 'vite build --base ./', start: 'vite' },
      devDependencies: { vite },
    }),
    'examples/sandbox-tiny/index.html':
      '<!doctype html><title>A page</title><script type="module" src="./src/main.js"></script>',
    'examples/sandbox-tiny/src/main.js': "import { x } from './missing.js';\nx();\n",
    'docs/a.mdx': page('<Sandbox of="tiny" />'),
  });
  expect(code).toBe(1);
  expect(message[0]).toBe('examples/sandbox-tiny: `npm run build` failed:');
  expect(message.join('\n')).toContain('./missing.js');
  expect(message.at(-1)).toBe(
    'Fix the project; `npm install && npm run build` in its folder shows the same message.',
  );
  // The message must not mention the copy that was built.
  expect(message.join('\n')).not.toContain(tmpdir());
});
