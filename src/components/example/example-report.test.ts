import { expect, test } from 'vitest';
import type { ExampleReport } from '../../content/data/manifest-examples.ts';
import { reportPart } from './index.tsx';

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
  expect(reportPart(report, 'active.assertions.0.label', 'b.json')).toBe('x');
  expect(reportPart(report, 'older.0.title', 'b.json')).toBe('old');
  expect(reportPart(report, 'results.activeManifest.failure', 'b.json')).toEqual([]);
});

test('a wrong step is told with what there is', () => {
  expect(() => reportPart(report, 'active.ingredients', 'b.json')).toThrow('it has title, assertions');
  expect(() => reportPart(report, 'active.title.0', 'b.json')).toThrow('it has nothing there');
});
