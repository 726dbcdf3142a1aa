import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Driver, Engine, EngineBrowser } from '../../scripts/lib/engines/driver.ts';
import { launch, whyNot } from '../../scripts/lib/engines/installed.ts';
import { Page } from '../../scripts/lib/engines/page.ts';
import { type Behavior, DESKTOP } from './behavior.ts';
import { behaviors, withoutScript } from './behaviors/index.ts';

/** A screenshot of the window when a behavior failed. */
const OUTPUT = 'tests/.output/engines';

/** Every behavior in the list as a test in one engine. */
export function runIn(engine: Engine): void {
  const missing = whyNot(engine);
  const list = { missing, origin: inject('origin'), engine };
  runAll({ ...list, javaScript: true, behaviors });
  describe('with JavaScript off', () => runAll({ ...list, javaScript: false, behaviors: withoutScript }));
}

interface List {
  engine: Engine;
  missing: string | undefined;
  origin: string;
  javaScript: boolean;
  behaviors: readonly Behavior[];
}

function runAll({ engine, missing, origin, javaScript, behaviors }: List): void {
  let browser: EngineBrowser | undefined;
  beforeAll(async () => {
    if (!missing) browser = await launch(engine, { javaScript });
  });
  afterAll(() => browser?.close());

  for (const { name, run, cannot } of behaviors) {
    test(name, async ({ skip }) => {
      skip(missing !== undefined, missing);
      skip(cannot?.[engine] !== undefined, `${engine}: ${cannot?.[engine]}`);
      if (!browser) throw new Error(`${engine} did not start`);
      const driver = await browser.fresh(origin);
      await driver.resize(...DESKTOP);
      try {
        await run(new Page(driver, origin));
      } catch (error) {
        await keep(driver, `${engine} ${name}`);
        throw error;
      }
      expect(driver.errors()).toEqual([]);
    });
  }
}

async function keep(driver: Driver, name: string): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const file = join(OUTPUT, `${name.replace(/\W+/g, '-')}.png`);
  writeFileSync(file, await driver.screenshot());
  console.error(`What the window showed: ${file}`);
}
