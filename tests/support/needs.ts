import { installEngines } from '../engines/driver/installed.ts';
import { ensureChromium } from './chromium.ts';
import { LeftOut } from './left-out.ts';
import { ensureOpenssl } from './openssl.ts';
import { ensureSamples } from './samples.ts';

const chromium = async () => {
  process.env.CHROMIUM_PATH = await ensureChromium({ shell: true });
};

/** What tests need beyond the packages; files for the inspector are signed with the samples' SDK. */
const NEEDS: Readonly<Record<string, ReadonlyArray<() => unknown>>> = {
  browser: [ensureOpenssl, ensureSamples, chromium],
  samples: [ensureOpenssl, ensureSamples],
  'more-samples': [ensureOpenssl, ensureSamples, chromium],
  validators: [ensureSamples, chromium],
  dev: [chromium],
  // An engine that can't be installed here is skipped by its tests.
  browsers: [installEngines],
};

/** Installs what a project of tests needs, if that needs no question. @returns why it can't run on this machine */
export async function prepare(project: string): Promise<string | undefined> {
  try {
    for (const need of NEEDS[project] ?? []) await need();
    return undefined;
  } catch (error) {
    if (error instanceof LeftOut) return error.message;
    throw error;
  }
}
