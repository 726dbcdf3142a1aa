import { expect, test } from 'vitest';
import { siteMessages } from './testing.ts';

test.each([
  [[], '` is []; a site needs at least one version'],
  [[{ name: '' }], '[0].name` is ""; must not be empty'],
  [[{ label: 3 }], '[0].label` is 3; expected text'],
  [[{ path: 'docs' }], '[0].path` is "docs"; use a leading slash but no trailing slash: `/docs`'],
  [[{ path: '/docs/' }], '[0].path` is "/docs/"; use a leading slash but no trailing slash: `/docs`'],
  [
    [{ dir: '/docs' }],
    '[0].dir` is "/docs"; use a folder inside the source folder, without leading or trailing slashes: `docs`',
  ],
  [[{ sidebars: 'docs' }], '[0].sidebars` is "docs"; expected a list'],
  [[{}, { path: '/docs/1.0' }], '[1].name` is "current"; item 0 has the same value; make it unique'],
  [[{}, { name: '1.0' }], '[1].path` is "/docs"; item 0 has the same value; make it unique'],
  [[{ lable: 'x' }], '[0].lable` is not a known key; did you mean `label`?'],
])('versions %j', (versions, message) => {
  expect(siteMessages({ versions })).toEqual([`site.config.ts: \`versions${message}`]);
});
