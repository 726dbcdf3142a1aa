import { expect, test } from 'vitest';
import logger from './logger.js';

type Message = Parameters<ReturnType<typeof logger>['write']>[0];

function printed(isBuild: boolean, messages: Array<Partial<Message>>): { out: string[]; errors: string[] } {
  const out: string[] = [];
  const errors: string[] = [];
  const { write } = logger({
    isBuild,
    print: (line) => out.push(line),
    printError: (line) => errors.push(line),
  });
  for (const message of messages)
    write({ label: null, level: 'info', message: '', newLine: true, ...message });
  return { out, errors };
}

test("a build prints what was written and the number of pages, not Astro's steps and routes", () => {
  const { out } = printed(true, [
    { label: 'content', message: 'Syncing content' },
    { label: 'SKIP_FORMAT', message: '\n generating static routes ' },
    { message: '  ├─ /docs/a.html', newLine: false },
    { label: 'SKIP_FORMAT', message: ' (+4ms) ' },
    { message: '✓ Completed in 3.40s.\n' },
    { label: 'search-index', message: '230 files in 907 ms' },
    { label: 'build', message: '580 page(s) built in 12.26s' },
    { label: 'build', message: 'Complete!' },
  ]);
  expect(out).toEqual([
    'Writing pages …',
    '[search-index] 230 files in 907 ms',
    '[build] 580 pages built in 12.26s',
  ]);
});

test('errors are printed at once, without announcements of what follows in full', () => {
  const { errors } = printed(true, [
    { level: 'error', label: 'vite', message: 'x Build failed in 30ms' },
    { level: 'error', label: 'build', message: 'Caught error rendering /docs/a: TypeError: x is undefined' },
    { level: 'error', label: null, message: 'x is undefined\n  Stack trace:\n    at node:internal/x:1:1' },
  ]);
  expect(errors).toEqual(['x is undefined (on /docs/a)']);
});

test('a dev server prints requests that failed, and warnings at once', () => {
  const { out } = printed(false, [
    { message: '\u001B[34m[200]\u001B[39m /docs/a 12ms' },
    { message: '[404] /docs/b 3ms' },
    { level: 'warn', label: 'dev-server', message: 'docs/a.mdx:3: a misspelling' },
    { label: 'SKIP_FORMAT', message: 'Local  http://localhost:4321/' },
  ]);
  expect(out).toEqual([
    '[404] /docs/b 3ms',
    '[dev-server] docs/a.mdx:3: a misspelling',
    'Local  http://localhost:4321/',
  ]);
});

test('a dev server prints an error as the build does: file, line, and what', () => {
  const { errors } = printed(false, [
    {
      level: 'error',
      message: `Cannot read properties of undefined
  Stack trace:
    at node:internal/process/task_queues:103:5
    at Footer (${process.cwd()}/src/chrome/Footer.tsx:9:6)
    at renderToString (${process.cwd()}/node_modules/react-dom/server.js:5:1)
    [...] See full stack trace in the browser, or rerun with --verbose.`,
    },
  ]);
  expect(errors).toEqual([
    'src/chrome/Footer.tsx:9: Cannot read properties of undefined, in Footer; correct this line, or check what it gets',
  ]);
});
