import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { launchChromium, servePage } from '../../../../tests/samples/runner/page.ts';
import { readPins } from '../../../../tests/samples/runner/pins.ts';
import { cached, execute } from '../../../../tests/samples/runner/programs.ts';
import { findChromium } from '../../../../tests/support/chromium.ts';
import { node } from './node.ts';
import { python } from './python.ts';
import { desk, type Engine, settingsFor } from './validator.ts';
import { noManifest, notSupported, verdictOf, verdictOfError } from './verdict.ts';

/** The command-line tool, if `npm run samples` has built it, which takes many minutes. */
export const c2patool: Engine = {
  name: 'c2patool',
  async prepare() {
    const { c2patool: version } = readPins(resolve('samples'));
    const program = join(cached('c2patool', version), 'bin', 'c2patool');
    if (!existsSync(program))
      return { missing: 'building c2patool takes many minutes; `npm run samples` does it' };
    const table = await desk();
    let written = 0;
    return {
      name: this.name,
      version,
      async validate(exhibit, trust) {
        const { file, sidecar } = await table.lay(exhibit);
        written += 1;
        const settings = join(table.folder, `settings-${written}.json`);
        await writeFile(settings, JSON.stringify(settingsFor(trust)));
        const store = sidecar ? ['--external-manifest', sidecar] : [];
        const { code, stdout, stderr } = await execute(program, [file, '--settings', settings, ...store]);
        if (code !== 0) return verdictOfError(stderr.trim());
        return verdictOf(JSON.parse(stdout));
      },
      close: () => table.clear(),
    };
  },
};

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

/**
 * Every engine. Rust isn't one of them: c2pa-python and c2patool contain the same library, and the samples in Rust
 * don't print a report. c2pa-wasm, which has the newest core, is only in the gallery.
 */
export const engines: readonly Engine[] = [node, web, c2patool, python];
