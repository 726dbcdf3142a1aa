import { expect, test } from 'vitest';
import { loadJsonReference } from '../json-types/reference.ts';
import { observedAnchor, observedIn, readSettingsEffects } from './settings-effects.ts';

const { trials, cores } = readSettingsEffects('.');
const { objects } = loadJsonReference('.');

test('each value has an outcome with each core', () => {
  for (const { id, values } of trials)
    for (const { outcomes } of values) expect(outcomes, id).toHaveLength(cores.length);
  expect(new Set(trials.map(({ id }) => id)).size).toBe(trials.length);
});

/** Settings that can't change a verdict or contact a host, with the reason. */
const NOT_TRIED: Readonly<Record<string, readonly string[]>> = {
  CoreSettings: [
    // How a file is hashed, and where its bytes are kept in the meantime.
    'merkle_tree_chunk_size_in_kb',
    'merkle_tree_max_proofs',
    'backing_store_memory_threshold_in_mb',
    // The form in which a manifest is stored.
    'prefer_compress_manifests',
    // The only package with core 0.92 takes no TSA from a caller outside a browser.
    'time_stamp_request_attempts',
    'time_stamp_request_timeout_in_ms',
    'time_stamp_retry_delay_in_ms',
  ],
  VerifySettings: [],
  TrustSettings: [],
};

test.each(Object.entries(NOT_TRIED))(
  'every other setting of %s was tried, and its row links to that',
  (name, left) => {
    const declared = Object.keys(objects[name]?.properties ?? {});
    const observed = observedIn(name, '.');
    expect([...Object.keys(observed), ...left].sort()).toEqual(declared.sort());
    const anchors = trials.map(({ id }) => `/docs/manifest/json-ref/settings#${observedAnchor(id)}`);
    for (const address of Object.values(observed)) expect(anchors).toContain(address);
  },
);
