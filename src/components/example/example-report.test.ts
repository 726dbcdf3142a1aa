import { expect, test } from 'vitest';
import type { ExampleReport } from '../../content/data/manifest-examples.ts';
import { reportPart, withoutKeys } from './index.tsx';

const report = {
  active_manifest: 'b',
  manifests: {
    a: { title: 'old' },
    b: { title: 'new', assertions: [{ label: 'x', data: { hash: '1', alg: 'y' } }] },
  },
  validation_state: 'Valid',
  validation_results: { activeManifest: { success: [], informational: [], failure: [] } },
} as unknown as ExampleReport;

test('a path leads to a part of the active manifest, of another one, or of the results', () => {
  expect(reportPart(report, 'active.assertions.0.label')).toBe('x');
  expect(reportPart(report, 'older.0.title')).toBe('old');
  expect(reportPart(report, 'results.activeManifest.failure')).toEqual([]);
});

test('a wrong step is told with what there is', () => {
  expect(() => reportPart(report, 'active.ingredients')).toThrow('it has title, assertions');
  expect(() => reportPart(report, 'active.title.0')).toThrow('it has nothing there');
});

test('keys are left out at any depth', () => {
  expect(withoutKeys(reportPart(report, 'active.assertions'), ['hash'])).toEqual([
    { label: 'x', data: { alg: 'y' } },
  ]);
});
