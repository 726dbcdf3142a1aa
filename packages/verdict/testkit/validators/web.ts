import { join, resolve } from 'node:path';
import { launchChromium, servePage } from '../../../../tests/samples/runner/page.ts';
import { readPins } from '../../../../tests/samples/runner/pins.ts';
import { findChromium } from '../../../../tests/support/chromium.ts';
import type { Engine } from './validator.ts';
import { noManifest, notSupported, verdictOf, verdictOfError } from './verdict.ts';

type Answer = { report: unknown } | { error: string };

/** The SDK for browsers on a separate page in Chromium: the SDK itself, without our inspector. */
export const web: Engine = {
  name: 'c2pa-web',
  async prepare() {
    const path = findChromium();
    if (!path) return { missing: "Chromium isn't installed; install it, or set CHROMIUM_PATH" };
    process.env.CHROMIUM_PATH ??= path;
    const served = await servePage(join(import.meta.dirname, 'web'));
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.goto(served.address);
    await page.waitForFunction(() => 'validate' in window, undefined, { timeout: 60_000 });
    return {
      name: this.name,
      version: readPins(resolve('samples')).web,
      async validate({ file, type, sidecar }, trust) {
        if (sidecar) return notSupported('takes no file with a store beside it');
        if (typeof trust === 'object') return notSupported('has other names for settings');
        const settings = trust ? { trust: { trustAnchors: trust } } : undefined;
        const given = { base64: Buffer.from(file).toString('base64'), type, settings };
        const answer = await page.evaluate<Answer, typeof given>(
          (one) => (window as unknown as { validate: (given: object) => Promise<Answer> }).validate(one),
          given,
        );
        if ('error' in answer) return verdictOfError(answer.error);
        return answer.report === null ? noManifest : verdictOf(answer.report);
      },
      async close() {
        await browser.close();
        await served.close();
      },
    };
  },
};
