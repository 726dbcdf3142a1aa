import { STATES } from '@content-credentials/verdict/report/states';
import { networkSpecimens, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import { readSandbox, sandboxNames } from '../../src/content/sandboxes/definition.ts';
import { named } from '../support/specimens.ts';
import { axeFindings } from './support/axe.ts';
import { example as exampleFile } from './support/inspector.ts';
import { overflow } from './support/observe.ts';
import {
  example,
  findings,
  openAlone,
  openSandbox,
  pageOf,
  projectFile,
  shownCode,
  shownState,
  tell,
} from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const vite = readSandbox('.', 'vite');
const tab = (name: string) => ({ name, exact: true });

test('before the reader asks, the files are listed, and nothing is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(pageOf('vite'));
  await expect(page.getByRole('button', { name: 'Run this project' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/downloads 2\.5\sMB from this site/)).toBeVisible();
  for (const { path } of vite.files)
    await expect(main.getByRole('listitem').getByText(path, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'read them in one text file' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /^\/sandboxes\/|sandbox.*\.(?:js|css)$|mount|\.wasm/.test(path))).toEqual(
    [],
  );
  expect(await findings(page)).toEqual([]);
});

test('every file of the project is shown unchanged, with syntax colors, and copied as it is on disk', async ({
  page,
}) => {
  const sandbox = await openSandbox(page, 'vite');
  await expect(sandbox).toBeFocused();
  await expect(sandbox.getByRole('tab', tab(vite.open))).toHaveAttribute('aria-selected', 'true');
  await expect(sandbox.getByRole('tab')).toHaveCount(vite.files.length);
  for (const { path } of vite.files.filter(({ picture }) => !picture)) {
    await sandbox.getByRole('tab', tab(path)).click();
    const text = projectFile('vite', path).toString('utf8');
    expect(await shownCode(page).textContent(), path).toBe(text.replace(/\n$/, ''));
  }
  await sandbox.getByRole('tab', tab('src/main.js')).click();
  const keyword = shownCode(page).locator('.k').first();
  const color = (element: Element) => getComputedStyle(element).color;
  expect(await keyword.evaluate(color)).not.toBe(await shownCode(page).evaluate(color));
  expect(await findings(page)).toEqual([]);
  await sandbox.getByRole('tab', tab('src/example.jpg')).click();
  const picture = page.getByRole('tabpanel').getByRole('img', { name: 'The file src/example.jpg' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await findings(page)).toEqual([]);
  await sandbox.getByRole('tab', tab('package.json')).click();
  await sandbox.getByRole('button', { name: 'Copy' }).click();
  await expect(sandbox.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(projectFile('vite', 'package.json').toString('utf8'));
});

test('the keyboard goes through the files, the code and the example', async ({ page }) => {
  const sandbox = await openSandbox(page, 'vite');
  await page.keyboard.press('Tab');
  await expect(sandbox.getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(sandbox.getByRole('tab', { selected: true })).toBeFocused();
  const last = await sandbox.getByRole('tab', { selected: true }).getAttribute('aria-label');
  await expect(page.getByRole('tabpanel')).toContainText(String(last));
  await page.keyboard.press('ArrowDown');
  await expect(sandbox.getByRole('tab').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  expect(await sandbox.getByRole('tab', { selected: true }).getAttribute('aria-label')).toBe(last);
  await page.keyboard.press('Tab');
  await expect(sandbox.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').locator('pre')).toBeFocused();
  for (const name of ['Reload', 'New tab', 'Full screen']) {
    await page.keyboard.press('Tab');
    await expect(sandbox.getByText(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(example(page).getByRole('button').first()).toBeFocused();
});

for (const name of sandboxNames('.')) {
  test(`the example of ${name} runs in its frame under the policy of the site`, async ({ page }) => {
    const sandbox = await openSandbox(page, name);
    await expect(sandbox).toContainText(
      new RegExp(`Example, built with ${readSandbox('.', name).bundler}`, 'i'),
    );
    await example(page).locator('input[type=file]').setInputFiles(exampleFile('created.jpg'));
    await expect(example(page).getByText('Evening over the hills').first()).toBeVisible();
    await expect(example(page).locator('body')).toContainText('Valid');
    const frame = page.frames().find((one) => one.url().includes(`/app/${name}`));
    expect(await frame?.evaluate(() => window.policyViolations)).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });
}

const specimen = async (id: string): Promise<Specimen> => named(await specimens(), id);

// Rollup's and webpack's projects share the code of Vite's (tests/samples/sandbox-projects.test.ts).
const isCopy = (name: string) => name === 'rollup' || name === 'webpack';

for (const name of sandboxNames('.')) {
  test(`${name}: a forged file is never Valid, an honest one is, and none makes the page contact another host`, async ({
    page,
    observed,
  }) => {
    test.setTimeout(180_000);
    await openAlone(page, name);
    const wrong: string[] = [];
    // The projects read files without a separate store; a file with a sidecar contains no manifest store.
    const files = (await specimens()).filter(({ sidecar }) => !sidecar);
    for (const one of isCopy(name) ? files.filter((_, index) => index % 8 === 0) : files) {
      const shown = await tell(page, one);
      const state = shownState(shown);
      const isRight = one.expect === 'not Valid' ? state !== 'Valid' : state === STATES[one.expect].label;
      if (!isRight) wrong.push(`${one.id} has to be ${one.expect}: ${shown.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
    expect(observed.problems).toEqual([]);
    for (const one of await networkSpecimens()) await tell(page, one);
    expect(observed.problems.filter((problem) => problem.includes('request'))).toEqual([]);
    // Chromium may report what the page's own policy blocked.
    observed.problems.length = 0;
    await page.evaluate(() => {
      window.policyViolations = [];
    });
  });
}

for (const name of sandboxNames('.').filter((one) => !isCopy(one))) {
  test(`${name}: says what its own check found, and after a crash or ten seconds, the next try reads`, async ({
    page,
    observed,
  }) => {
    await page.clock.install();
    await openAlone(page, name);
    const own = /Found by this page’s own check, not by the SDK: The hash leaves out bytes/;
    expect(await tell(page, await specimen('jpeg-scan-excluded'))).toMatch(own);
    expect(await tell(page, await specimen('jpeg-changed'))).not.toContain('own check');
    expect(await tell(page, await specimen('jpeg-range-exif'))).toMatch(
      /isn’t protected by it[\s\S]*orientation isn’t protected\.[\s\S]*The hash leaves out Exif \(56 bytes\)\. Anyone can change/,
    );
    expect(await tell(page, await specimen('ingredient-broken'))).toContain(
      'The credentials of an ingredient don’t validate',
    );

    const honest = await specimen('honest-jpeg');
    expect(shownState(await tell(page, honest))).toBe('Valid');
    // The effect of a panic in the SDK: an error that nothing in the worker catches, and no response.
    await page.workers()[0]?.evaluate(() => {
      const trap = (event: Event) => {
        event.stopImmediatePropagation();
        queueMicrotask(() => {
          throw new WebAssembly.RuntimeError('unreachable');
        });
      };
      self.addEventListener('message', trap, { capture: true });
    });
    expect(await tell(page, honest)).toContain('The SDK crashed while it read this file');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main')).toContainText('Valid');
    observed.problems.length = 0;

    await page.workers()[0]?.evaluate(() => self.close());
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: honest.name, mimeType: honest.type, buffer: Buffer.from(honest.file) });
    await expect(page.getByText(/^Reading/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/is taking longer than usual/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Reading was stopped.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main')).toContainText('Valid');
  });
}

test('a time stamp of an authority that isn’t verified is a claim', async ({ page }) => {
  await openAlone(page, 'viewing-manifest');
  expect(await tell(page, await specimen('time-stamp-untrusted'))).toContain(
    '(claimed; the time stamp isn’t verified)',
  );
  expect(await tell(page, await specimen('time-stamp-of-other'))).toContain('no usable time stamp');
});

test('the example reads its picture, reloads, and opens alone', async ({ page, context }) => {
  const sandbox = await openSandbox(page, 'vite');
  await example(page).getByRole('button', { name: 'Read the example' }).click();
  await expect(example(page).getByText(/^Valid\./)).toBeVisible();
  await sandbox.getByRole('button', { name: 'Reload' }).click();
  await expect(sandbox.getByText('The example was reloaded.')).toBeAttached();
  await expect(example(page).getByRole('button', { name: 'Read the example' })).toBeVisible();
  await expect(example(page).getByText(/^Valid\./)).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await sandbox.getByRole('link', { name: 'New tab' }).click();
  const alone = await opened;
  await alone.getByRole('button', { name: 'Read the example' }).click();
  await expect(alone.getByText(/^Valid\./)).toBeVisible();
  expect(await axeFindings(alone)).toEqual([]);
  await alone.close();
});

test('StackBlitz gets the files when its button is pressed, and not before', async ({ page, context }) => {
  const posted: URLSearchParams[] = [];
  await context.route('https://stackblitz.com/**', async (route) => {
    posted.push(new URLSearchParams(route.request().postData() ?? ''));
    await route.fulfill({ body: '<title>Elsewhere</title>', contentType: 'text/html' });
  });
  const sandbox = await openSandbox(page, 'vite');
  const button = sandbox.getByRole('button', {
    name: /Open in StackBlitz.*sends these files to stackblitz\.com/,
  });
  await expect(button).toBeVisible();
  expect(posted).toEqual([]);
  const opened = context.waitForEvent('page');
  await button.click();
  const other = await opened;
  await expect(other).toHaveTitle('Elsewhere');
  expect(new URL(other.url()).href).toBe('https://stackblitz.com/run');
  expect(await other.evaluate(() => window.opener)).toBe(null);
  // src/content/packages/hash-coverage.test.ts tests the files of our package among them.
  expect(posted[0]?.get('project[files][src/example.jpg]')).toContain('StackBlitz accepts only text files');
  // HTML sends every line break in a field as CRLF.
  for (const { path } of vite.files.filter((one) => !one.picture && one.path !== 'package.json'))
    expect(posted[0]?.get(`project[files][${path}]`)?.replaceAll('\r\n', '\n'), path).toBe(
      projectFile('vite', path).toString('utf8'),
    );
  expect(await page.evaluate(() => window.policyViolations)).toEqual([]);
});

test('on the whole screen there is room for a tree of folders', async ({ page }) => {
  const sandbox = await openSandbox(page, 'vite');
  await sandbox.getByRole('button', { name: 'Full screen' }).click();
  await expect(sandbox.getByText('src/', { exact: true })).toBeVisible();
  await expect(example(page).getByRole('button', { name: 'Read the example' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await sandbox.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(sandbox.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('when the files do not come it says so, and Retry helps', async ({ page, observed }) => {
  await page.route('**/files.json', (route) => route.abort());
  await page.goto(pageOf('vite'));
  await page.getByRole('button', { name: 'Run this project' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('couldn’t be loaded');
  expect(await findings(page)).toEqual([]);
  await page.unroute('**/files.json');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  observed.problems = observed.problems.filter((problem) => !/files\.json|ERR_FAILED/.test(problem));
});

test('when the WebAssembly does not come, trying again helps', async ({ page, observed }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('/sandboxes/app/vite.html');
  await page.getByRole('button', { name: 'Read the example' }).click();
  await expect(page.getByText(/The SDK didn’t start/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Valid\./)).toBeVisible();
  observed.problems = observed.problems.filter((problem) => !/\.wasm|ERR_FAILED/.test(problem));
});

test('on a phone nothing is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSandbox(page, 'vite');
  await example(page).getByRole('button', { name: 'Read the example' }).click();
  await expect(example(page).getByText(/^Valid\./)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the files can be read and downloaded', async ({ page, request }) => {
    await page.goto(pageOf('vite'));
    const main = page.getByRole('main');
    await expect(main.locator('figure.code', { hasText: vite.open }).first()).toBeVisible();
    const href = await main.getByRole('link', { name: 'read them in one text file' }).getAttribute('href');
    const raw = await request.get(String(href));
    expect(raw.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await raw.text();
    for (const { path } of vite.files.filter(({ picture }) => !picture))
      expect(text).toContain(`===== ${path} =====\n\n${projectFile('vite', path)}`);
    const picture = await main.getByRole('link', { name: 'src/example.jpg' }).getAttribute('href');
    expect(
      projectFile('vite', 'src/example.jpg').equals(await (await request.get(String(picture))).body()),
    ).toBe(true);
    const zip = await main.getByRole('link', { name: 'Download all files' }).getAttribute('href');
    expect((await request.get(String(zip))).headers()['content-type']).toBe('application/zip');
  });
});
