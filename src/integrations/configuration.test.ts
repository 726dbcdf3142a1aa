import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from './configuration.ts';

test('a missing file is told with what to write into it, an unknown locale with those there are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'site.config.ts'), "export default { title: 'A', url: 'https://a.example' };");
  writeFileSync(join(folder, 'redirects.ts'), 'export default [];');
  await expect(loadSite(folder)).rejects.toThrow(
    "sidebars.ts: the file is missing; create it with `export default { docs: ['introduction'] };`",
  );
  writeFileSync(join(folder, 'sidebars.ts'), "export default { docs: ['introduction'] };");
  await expect(loadSite(folder, 'de')).rejects.toThrow(
    'the environment: SITE_LOCALE is `de`; the locales are en',
  );
});
