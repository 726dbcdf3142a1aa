import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumCandidates } from './chromium.ts';

const own = '/cache/playwright/chrome';

test('CHROMIUM_PATH is the only candidate where it is set', () => {
  expect(chromiumCandidates({ CHROMIUM_PATH: '/opt/c', PATH: '/usr/bin' }, own)).toEqual(['/opt/c']);
});

test("Playwright's own comes before the system's, and Chromium before Chrome", () => {
  const found = chromiumCandidates({ PATH: ['/usr/bin', '/opt/bin'].join(delimiter) }, own);
  expect(found.slice(0, 4)).toEqual([
    own,
    '/usr/bin/chromium',
    '/opt/bin/chromium',
    '/usr/bin/chromium-browser',
  ]);
  expect(found).toContain('/usr/bin/google-chrome');
});

test('a test that needs no window prefers the Chromium without one', () => {
  expect(chromiumCandidates({ PATH: '/usr/bin' }, own, { shell: true }).slice(0, 3)).toEqual([
    '/usr/bin/chromium-headless-shell',
    own,
    '/usr/bin/chromium',
  ]);
});
