// Tries the settings that contact hosts or change a verdict, with each value in each core, and compares what happens with
// data/settings-effects.json, which the settings reference prints.
import { describe, expect, test } from 'vitest';
import { readSettingsEffects } from '../../src/content/data/settings-effects.ts';
import { unreachable } from './page-runner/no-network.ts';
import { trySettings } from './settings/run.ts';

const recorded = readSettingsEffects('.');
const RENEW = 'to record what happens now: npm run lab -- settings';
/** All trials share the files and two processes, and the first test waits for them. */
let tried: ReturnType<typeof trySettings> | undefined;

describe('what each value does is on record', () => {
  test.for(recorded.trials)('$setting: $situation', { timeout: 180_000 }, async (trial, { skip }) => {
    tried ??= trySettings();
    const now = await tried;
    if ('failed' in now) {
      const reason = unreachable(now.failed);
      if (reason) skip(reason);
      throw new Error(now.failed);
    }
    expect(now.cores).toEqual(recorded.cores);
    expect(
      now.trials.find(({ id }) => id === trial.id),
      RENEW,
    ).toEqual(trial);
  });
});
