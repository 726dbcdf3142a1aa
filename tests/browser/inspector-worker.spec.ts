import { axeFindings } from './support/axe.ts';
import {
  choose,
  example,
  inspect,
  openInspector,
  outcome,
  stillWorks,
  verdict,
} from './support/inspector.ts';
import { expect, test } from './support/test.ts';

test('when the reader cannot be downloaded it says so, and Retry helps', async ({ page, observed }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const inspector = await openInspector(page);
  await expect(inspector.getByRole('alert')).toContainText('The reader couldn’t be downloaded');
  expect(await axeFindings(page)).toEqual([]);
  await choose(page, example('created.jpg'));
  await expect(inspector.getByRole('alert')).toContainText('The reader couldn’t be downloaded');
  await page.unroute('**/*.wasm');
  await inspector.getByRole('button', { name: 'Retry' }).click();
  await expect(verdict(page)).toContainText('Valid');
  observed.problems = observed.problems.filter((problem) => !/\.wasm|ERR_FAILED/.test(problem));
});

test('a reader that is damaged on the way is told', async ({ page }) => {
  await page.route('**/*.wasm', (route) =>
    route.fulfill({ body: Buffer.alloc(5000, 1), contentType: 'application/wasm' }),
  );
  const inspector = await openInspector(page);
  await expect(inspector.getByRole('alert')).toContainText('The reader didn’t start');
});

test('where a policy blocks WebAssembly it is named', async ({ page, observed }) => {
  await page.route('**/docs/community-resources', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
      "'wasm-unsafe-eval'",
      '',
    );
    await route.fulfill({
      response,
      headers,
      body: (await response.text()).replace(
        '<div class="prose">',
        '<div class="prose"><div data-island="inspector" data-when="ask"><button type="button">Open the inspector</button></div>',
      ),
    });
  });
  await page.goto('/docs/community-resources');
  await page.getByRole('button', { name: 'Open the inspector' }).click();
  await expect(page.getByRole('alert')).toContainText('WebAssembly is blocked here');
  expect(await axeFindings(page)).toEqual([]);
  observed.problems.length = 0;
  // This test causes the violation on purpose.
  await page.evaluate(() => {
    window.policyViolations = [];
  });
});

test('a worker that died can be stopped, and a new one reads on', async ({ page }) => {
  const inspector = await openInspector(page);
  await stillWorks(page);
  await page.workers()[0]?.evaluate(() => self.close());
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await choose(page, example('edited.jpg'));
  await inspector.getByRole('button', { name: 'Stop' }).click();
  await expect(outcome(page)).toContainText('You stopped reading this file.');
  await inspector.getByRole('button', { name: 'Retry' }).click();
  await expect(verdict(page)).toContainText('Valid');
});

test('fifty files in a row leave nothing behind', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const counts = { created: 0, freed: 0 };
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      counts.created += 1;
      return createObjectURL.call(URL, blob);
    };
    URL.revokeObjectURL = (url) => {
      counts.freed += 1;
      revokeObjectURL.call(URL, url);
    };
    Object.assign(window, { urlCounts: counts });
  });
  const inspector = await openInspector(page);
  const files = ['composite.jpg', 'video.mp4', 'edited.jpg', 'sound.wav', 'identity.jpg'];
  for (let round = 0; round < 10; round += 1) for (const file of files) await inspect(page, example(file));
  await expect(verdict(page)).toContainText('Valid');
  expect(page.workers()).toHaveLength(1);
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await expect(inspector.getByText('Drop a file here')).toBeVisible();
  const { created: urls, freed } = await page.evaluate(
    () => (window as unknown as { urlCounts: { created: number; freed: number } }).urlCounts,
  );
  expect(urls).toBeGreaterThan(50);
  expect(urls - freed).toBeLessThanOrEqual(1);
  expect(await page.locator('.inspector *').count()).toBeLessThan(200);
});

test('who leaves the page leaves no worker', async ({ page }) => {
  await openInspector(page);
  await stillWorks(page);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'Docs' }).first().click();
  await expect(page).not.toHaveURL(/community-resources/);
  await expect.poll(() => page.workers().length).toBe(0);
});
