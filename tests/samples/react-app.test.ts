// Follows "Add it to your app" of the React page in a new Vite + React project, and looks at the built page.

import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HASH_COVERAGE_FILE, hashCoveragePackage } from '../../src/content/packages/hash-coverage.ts';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { listening } from '../support/listening.ts';
import {
  blocksIn,
  chromiumForTests,
  copiedIn,
  copyInto,
  opened,
  put,
  sectionOf,
  typed,
} from './new-project.ts';
import { freshFolder, samplePath } from './workspace.ts';

const MINUTES = 60_000;

const browser = chromiumForTests();

test('the component works in a new Vite + React project', { timeout: 6 * MINUTES }, async ({ skip }) => {
  const folder = await freshFolder();
  const section = await sectionOf('docs/running/react-nextjs.mdx', '### Add it to your app');
  const [install = ''] = blocksIn(section, 'sh');
  const [app = ''] = blocksIn(section, 'tsx');
  await typed(folder, 'npm create -y vite@9.3.0 app -- --template react-ts --no-interactive', skip);
  const project = join(folder, 'app');
  await put(project, HASH_COVERAGE_FILE, (await hashCoveragePackage()).tarball);
  await copyInto(join(project, 'src'), 'examples/next-app/app', copiedIn(section));
  await put(project, 'src/App.tsx', app);
  for (const name of ['generated', 'tampered'])
    await cp(samplePath(`manifest-examples/files/${name}.jpg`), join(project, `public/${name}.jpg`));
  await cp(samplePath('manifest-examples/files/created.jpg'), join(project, 'public/photo.jpg'));
  await typed(project, `${install}\nnpm run build -- --base ./`, skip);

  const { origin, close } = await listening(createSiteServer(join(project, 'dist')));
  onTestFinished(close);
  const { page, problems } = await opened(browser(), origin);
  // A certificate's own name isn't a known signer.
  await page.getByText('The signer isn’t verified.').waitFor();
  expect(await page.locator('dl').textContent()).toContain('Evening over the hillsSigned byUnknown');
  expect(await page.content()).not.toContain('Example Gallery Signer');
  const shows = async (name: string, text: string) => {
    await page.route('**/photo.jpg', (route) => route.fulfill({ path: join(project, `dist/${name}.jpg`) }));
    await page.reload();
    await page.getByText(text, { exact: true }).waitFor();
  };
  await shows('generated', 'Made with AI');
  await shows('tampered', 'This file isn’t the one that was signed.');
  expect(await page.locator('dl').count()).toBe(0);
  expect(problems).toEqual([]);
});
