import { expect, test } from 'vitest';
import { siteOf } from '../../config/testing.ts';
import { searchSettings } from './settings.ts';

// Specification: 8.6
test('nothing of Algolia where it is not configured', () => {
  const issueUrl = 'https://x.example/new?title={title}';
  const settings = searchSettings({ site: siteOf({ issueUrl }) });
  expect(settings).toMatchObject({ page: '/search', report: issueUrl });
  expect(settings.start[0]?.links[0]).toEqual({ label: 'Documentation start page', href: '/docs' });
  expect(settings).not.toHaveProperty('algolia');
});
