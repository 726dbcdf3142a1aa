import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitApps } from './build.ts';

test('two sandboxes that write different files with the same name are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apps-'));
  const apps = ['tiny', 'tall'].map((name) => {
    const built = join(folder, name);
    mkdirSync(built);
    writeFileSync(join(built, 'main.js'), name);
    return { name, built };
  });
  expect(() => emitApps(apps, join(folder, 'all'))).toThrow(
    'examples/sandbox-tiny: it writes another `main.js` than examples/sandbox-tall, and all running examples share a folder; put a hash into the names of its files, as in `assets/[name]-[hash].js`',
  );
});
