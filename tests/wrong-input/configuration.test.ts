import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, config } from './testing.ts';

test('wrong values of all three files are listed with key and fix', async () => {
  const { code, message } = await build('values', {
    'site.config.ts': config({
      tagline: 3,
      trailingSlash: 'nevr',
      nabvar: {},
      announcementBar: { id: 'x', content: 'Hi', backgroundColor: '#777777', textColor: '#888888' },
    }),
    'sidebars.ts': "export default { docs: [{ type: 'category', label: 'Empty', items: [] }] };",
    'redirects.ts': "export default [{ from: 'old', to: '/docs/introduction' }];",
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    '6 problems in the configuration:',
    '  - site.config.ts:4: `tagline` is 3; expected string, received number',
    '  - site.config.ts:5: `trailingSlash` is "nevr"; did you mean "never"?',
    '  - site.config.ts:11: `announcementBar.textColor` is "#888888"; its contrast on "#777777" is 1.26:1, but text needs 4.5:1; make the text darker',
    '  - site.config.ts:6: `nabvar` is not a known key; did you mean `navbar`?',
    '  - sidebars.ts:1: `docs[0].items` is []; a category needs at least one item; use a `doc` for a single page',
    '  - redirects.ts:1: `[0].from` is "old"; start with a slash: `/old`',
  ]);
});

// Specification: 5.5, 8.8
test('a tool without a default export stops the build', async () => {
  const { code, message } = await build('tool', {
    'tools/clock.tsx': 'export function Clock() {\n  return <p>12:00</p>;\n}\n',
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    "tools/clock.tsx: the tool doesn't have a default export, only Clock; export its component as `export default function …`",
  ]);
});

// Specification: 8.9
test('a tool that asks for data that no integration provides stops the build', async () => {
  const { code, message } = await build('data', {
    'tools/clock.tsx': "import { site } from 'virtual:sites';\nexport default () => <p>{site.title}</p>;\n",
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    'tools/clock.tsx: no integration provides the module `virtual:sites`; did you mean `virtual:site`?',
  ]);
});

test('a build prints only warnings, such as what a site lacks, and how many pages it built', async () => {
  const { code, message, log, dir } = await build('publishing', {});
  expect([code, message]).toEqual([0, []]);
  const lines = log.trim().split('\n');
  // Limits that are close are ours to fix, not the operator's.
  const said = lines.filter((line) => !/ (?:html|css|script|fonts): /.test(line));
  expect(said).toEqual([
    expect.stringContaining(
      'site.config.ts: `url` is https://docs.example.org, a placeholder; set your own before publishing',
    ),
    expect.stringContaining(
      'site.config.ts: `repository` isn\'t set, so pages don\'t have an "Edit this page" link; `issueUrl` isn\'t set, so pages don\'t have a "Report a problem" link',
    ),
    expect.stringMatching(/^\d+ pages built$/),
  ]);
  expect(readFileSync(join(dir, 'docs/introduction.html'), 'utf8')).not.toContain('Edit this page');
  expect(existsSync(join(dir, '.well-known/security.txt'))).toBe(false);
});
