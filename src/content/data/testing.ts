/** Helpers for tests of the list of changes. */
import type { Change } from './changes.ts';

/** A complete change; `fields` override its own. */
export const changeOf = (fields: Partial<Change> = {}): Change => ({
  id: 'one',
  date: '2026-11-20',
  kind: 'breaking',
  hurts: ['signer'],
  package: 'Rust core',
  version: '0.91.9',
  title: 'The call `sign` is gone',
  breaks: 'Programs that use `sign` fail.',
  action: 'Use `sign_async`.',
  source: { title: 'changelog', url: 'https://example.org/changelog' },
  written: '2026-11-22',
  ...fields,
});
