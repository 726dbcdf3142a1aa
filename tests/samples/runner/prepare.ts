import { resolve } from 'node:path';
import { readTasks, type Task } from '../../../src/features/samples/task.ts';
import { ensureChromium } from '../../support/chromium.ts';
import { ensureOpenssl } from '../../support/openssl.ts';
import { ensureSamples } from '../../support/samples.ts';
import { cacheFolder } from './cache.ts';
import { type Installing, isMissing } from './toolchain.ts';
import { toolchains } from './toolchains/index.ts';

/**
 * Installs what the samples of these tasks need, and reports the versions. Returns variables for the tests.
 * @throws Error if an installation step fails
 */
export async function prepareAll(
  installing: Installing,
  tasks?: ReadonlyMap<string, Task>,
  wanted: (language: string) => boolean = () => true,
): Promise<NodeJS.ProcessEnv> {
  const samplesDir = resolve('samples');
  ensureOpenssl();
  await ensureSamples();
  const env = { CHROMIUM_PATH: await ensureChromium(), SAMPLES_INSTALL: installing };
  Object.assign(process.env, env);
  console.log(`Sample toolchains, in ${cacheFolder()}:`);
  const needed = new Set(
    [...(tasks ?? readTasks(samplesDir)).values()].flatMap(sharedLanguages).filter(wanted),
  );
  for (const toolchain of toolchains) {
    if (!needed.has(toolchain.language)) continue;
    const prepared = await toolchain.prepare(samplesDir, installing);
    console.log(
      `${toolchain.language}: ${isMissing(prepared) ? `left out: ${prepared.missing}` : prepared.with}`,
    );
  }
  return env;
}

/** The languages of a task that are compared with its cases. */
function sharedLanguages({ languages }: Task): string[] {
  return Object.keys(languages).filter((language) => languages[language]?.runs === 'samples');
}
