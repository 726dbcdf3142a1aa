import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { build, type Files, page } from './testing.ts';

const { vite } = (await import('../../package.json', { with: { type: 'json' } })).default.devDependencies;

/** A small project for Vite; `more` changes or adds files. */
function project(name: string, more: Files = {}): Files {
  const files: Files = {
    'sandbox.json': JSON.stringify({
      title: 'A project',
      bundler: 'vite',
      files: ['package.json', 'index.html', 'src/main.js'],
      open: 'src/main.js',
    }),
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { build: 'vite build --base ./', start: 'vite' },
      devDependencies: { vite },
    }),
    'index.html': '<!doctype html><title>A page</title><script type="module" src="./src/main.js"></script>',
    'src/main.js': "document.body.textContent = 'running';\n",
    ...more,
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [`examples/sandbox-${name}/${path}`, content]),
  );
}

test('a bundler that fails stops the build, with the project and what the bundler says', async () => {
  const { code, message } = await build('sandbox-fails', {
    ...project('tiny', { 'src/main.js': "import { x } from './missing.js';\nx();\n" }),
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

test('a page with code that the policy stops is not served', async () => {
  const { code, message } = await build('sandbox-inline', {
    ...project('tiny', { 'index.html': '<!doctype html><title>A page</title><p style="color: red">x</p>' }),
    'docs/a.mdx': page('<Sandbox of="tiny" />'),
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    expect.stringMatching(
      /^examples\/sandbox-tiny: built with vite, its page contains code that the site's policy blocks; /,
    ),
  ]);
});

test('two sandboxes that write different files with the same name stop the build', async () => {
  const unhashed = {
    'vite.config.js':
      "export default { build: { rollupOptions: { output: { entryFileNames: 'main.js' } } } };\n",
    'sandbox.json': JSON.stringify({
      title: 'A project',
      bundler: 'vite',
      files: ['package.json', 'index.html', 'vite.config.js', 'src/main.js'],
      open: 'src/main.js',
    }),
  };
  const { code, message } = await build('sandbox-collision', {
    ...project('tiny', unhashed),
    ...project('tall', { ...unhashed, 'src/main.js': "document.body.textContent = 'another';\n" }),
    'docs/a.mdx': page('<Sandbox of="tiny" />'),
    'docs/b.mdx': page('<Sandbox of="tall" />'),
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    'examples/sandbox-tiny: it writes another `main.js` than examples/sandbox-tall, and all running examples share a folder; put a hash into the names of its files, as in `assets/[name]-[hash].js`',
  ]);
});
