import { expect, test, vi } from 'vitest';

// The module reads the document as soon as it's loaded.
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { modeFor } = await import('./color-mode.ts');

test('a choice holds whatever the system says', () => {
  expect(modeFor('light', 'system', true)).toBe('light');
  expect(modeFor('dark', 'system', false)).toBe('dark');
});

test('unset, the mode is the system’s where the site follows it, else the site’s own', () => {
  expect(modeFor(null, 'system', true)).toBe('dark');
  expect(modeFor(null, 'system', false)).toBe('light');
  expect(modeFor(null, 'dark', false)).toBe('dark');
  expect(modeFor(null, 'light', true)).toBe('light');
});

test('what is stored by something else is no choice', () => {
  expect(modeFor('blue', 'system', true)).toBe('dark');
});
