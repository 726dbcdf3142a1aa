import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { behaviors } from './behaviors.ts';
import { ENGINES, type EngineBrowser } from './driver/driver.ts';
import { launch, whyNot } from './driver/installed.ts';
import { Page } from './driver/page.ts';

/** A screenshot of the window when a behavior failed. */
const OUTPUT = 'tests/.output/engines';

// tests/browser has the same for Chromium.
describe.each(ENGINES)('%s', (engine) => {
  const missing = whyNot(engine);
  const origin = inject('origin');
  let browser: EngineBrowser | undefined;
  beforeAll(async () => {
    if (!missing) browser = await launch(engine);
  });
  afterAll(() => browser?.close());

  test.for(Object.entries(behaviors))('%s', async ([name, { run, cannot }], { skip }) => {
    skip(missing !== undefined, missing);
    skip(cannot?.[engine] !== undefined, `${engine}: ${cannot?.[engine]}`);
    if (!browser) throw new Error(`${engine} did not start`);
    const driver = await browser.fresh(origin);
    await driver.resize(1440, 900);
    try {
      await run(new Page(driver, origin));
    } catch (error) {
      mkdirSync(OUTPUT, { recursive: true });
      const file = join(OUTPUT, `${`${engine} ${name}`.replace(/\W+/g, '-')}.png`);
      writeFileSync(file, await driver.screenshot());
      console.error(`What the window showed: ${file}`);
      throw error;
    }
    expect(driver.errors()).toEqual([]);
  });
});
