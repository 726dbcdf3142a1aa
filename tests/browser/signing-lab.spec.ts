import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { overflow } from './support/observe.ts';
import { answer, draw, failures, flip, openClaim, openLab, PAGE, sign } from './support/signing-lab.ts';
import { expect, test } from './support/test.ts';

test('the whole lesson with the mouse, and nothing for axe to find in any state', { tag: '@main' }, async ({
  page,
}) => {
  const lab = await openLab(page);
  expect(await axeFindings(page)).toEqual([]);
  const before = await lab.locator('canvas').evaluate((board: HTMLCanvasElement) => board.toDataURL());
  await lab.getByRole('radio', { name: 'red' }).check();
  await draw(page, lab);
  const after = await lab.locator('canvas').evaluate((board: HTMLCanvasElement) => board.toDataURL());
  expect(after).not.toBe(before);
  await openClaim(lab);
  await expect(lab.getByLabel('Digital source type')).toHaveValue(/digitalCreation$/);

  await lab.getByLabel('Title').fill('Red line');
  await expect(lab.getByText('It’s signed with the title “Demo: Red line”')).toBeVisible();
  await lab.getByLabel('Digital source type').selectOption({ label: 'captured by a camera or recorder' });
  await lab.getByLabel('Cropped').check();
  await sign(lab, 'Valid');
  await expect(answer(lab).getByRole('heading')).toBeFocused();
  await expect(answer(lab)).toBeInViewport();
  await expect(lab.locator('.lab-report')).toContainText('The signer isn’t verified');
  await expect(lab.locator('.lab-report')).toContainText('Demo: Red line');
  await expect(answer(lab)).toContainText('Demo Org');
  expect(await failures(lab)).toEqual(['signingCredential.untrusted']);
  await lab.getByText('View the certificates').click();
  await expect(lab.locator('.certificate-list > li')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);

  await flip(lab, 'in the image');
  await expect(answer(lab)).toContainText('Invalid');
  expect(await failures(lab)).toContain('assertion.dataHash.mismatch');
  await expect(lab.getByRole('link', { name: 'assertion.dataHash.mismatch' })).toHaveAttribute(
    'href',
    '/docs/codes/assertion.dataHash.mismatch',
  );
  await expect(lab.getByText(/^Byte [\d,]+ of [\d,]+ was .+ and is now .+\.$/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await flip(lab, 'in an assertion');
  expect(await failures(lab)).toContain('assertion.hashedURI.mismatch');
  expect(await failures(lab)).not.toContain('assertion.dataHash.mismatch');
  await flip(lab, 'in the claim');
  expect(await failures(lab)).toContain('claimSignature.mismatch');

  await lab.getByRole('button', { name: 'Next: trust its root' }).click();
  await lab.getByRole('button', { name: 'Trust the root' }).click();
  await expect(lab.getByText('trust doesn’t fix that')).toBeVisible();
  await expect(answer(lab)).toContainText('the file changed, so the name isn’t confirmed');
  await expect(answer(lab)).toContainText('Invalid');
  await lab.getByRole('button', { name: 'Undo the flip' }).click();
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Trusted');
  await expect(lab.locator('.lesson [data-seen]')).toHaveCount(3);
  expect(await failures(lab)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await lab.getByRole('button', { name: 'Stop trusting' }).click();
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Valid');

  expect(await lab.textContent()).not.toMatch(/authentic|\breal\b/i);
});

/** Opens the claim as JSON. @returns its field */
async function openJson(lab: Locator): Promise<Locator> {
  await openClaim(lab);
  await lab.getByRole('radio', { name: 'JSON' }).check();
  return lab.getByLabel('Manifest definition');
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the Tab key does not lead to ${control}`);
}

test('the whole lesson with the keyboard alone', { tag: '@main' }, async ({ page }) => {
  await page.goto(PAGE);
  await tabTo(page, page.getByRole('button', { name: 'Open the lab' }));
  await page.keyboard.press('Enter');
  const lab = page.getByRole('region', { name: 'Signing lab' });
  await expect(lab).toBeFocused();

  const board = lab.locator('canvas');
  const before = await board.evaluate((one: HTMLCanvasElement) => one.toDataURL());
  await tabTo(page, lab.getByRole('button', { name: 'New pattern' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => board.evaluate((one: HTMLCanvasElement) => one.toDataURL())).not.toBe(before);
  await tabTo(page, lab.getByRole('button', { name: 'Use this image' }));
  await page.keyboard.press('Enter');
  // The next step has the focus, and the board is only shown.
  await expect(lab.locator('.lab-step summary.step-head').nth(1)).toBeFocused();
  await expect(lab.getByRole('button', { name: 'New pattern' })).toBeHidden();
  await tabTo(page, lab.locator('.claim > summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, lab.getByRole('radio', { name: 'Form' }));
  await page.keyboard.press('ArrowRight');
  await expect(lab.getByLabel('Manifest definition')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, lab.getByLabel('Title'));
  await page.keyboard.press('End');
  await page.keyboard.type(' by keyboard');
  await tabTo(page, lab.getByLabel('Digital source type'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, lab.getByLabel('Cropped'));
  await page.keyboard.press('Space');
  await tabTo(page, lab.getByRole('button', { name: 'Create keys and sign' }));
  await page.keyboard.press('Enter');
  await expect(answer(lab).getByRole('heading')).toBeFocused();
  await expect(lab.locator('.lab-report')).toContainText('by keyboard');

  const flipButton = lab.getByRole('button', { name: 'Flip one bit' });
  await tabTo(page, flipButton);
  await page.keyboard.press('Enter');
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Invalid');
  // The button stays in place with a new name, and keeps the focus.
  await expect(lab.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(lab.locator('[role=status]').first()).toContainText('One bit is flipped. Invalid.');
  await page.keyboard.press('Enter');
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Valid');
  await tabTo(page, lab.getByRole('button', { name: 'Next: trust its root' }));
  await page.keyboard.press('Enter');
  await tabTo(page, lab.getByRole('button', { name: 'Trust the root' }));
  await page.keyboard.press('Space');
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Trusted');
  await expect(lab.locator('.lesson [data-seen]')).toHaveCount(3);
  // It's after the steps.
  await lab.focus();
  await tabTo(page, lab.getByRole('button', { name: 'Start over' }));
  await page.keyboard.press('Enter');
  await expect(lab).toBeFocused();
  await expect(lab.getByText('Not signed yet')).toBeVisible();
});

test('after all three states and an edit, the walk ends: its signer stays trusted, and the file opens in the inspector', async ({
  page,
}) => {
  const lab = await openLab(page);
  await sign(lab);
  await flip(lab, 'in the image');
  await lab.getByRole('button', { name: 'Next: trust its root' }).click();
  await lab.getByRole('button', { name: 'Trust the root' }).click();
  await lab.getByRole('button', { name: 'Undo the flip' }).click();
  await lab.getByRole('button', { name: 'Next: edit it' }).click();
  await lab.getByRole('button', { name: 'Crop and sign' }).click();
  const ending = lab.getByRole('region', { name: 'You’ve seen all three states' });
  await expect(ending).toBeVisible();
  // Its step has closed with the button that was pressed.
  await expect(ending.getByRole('heading')).toBeFocused();
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Trusted');
  await expect(answer(lab).getByRole('img', { name: /^Version [12]$/ })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await expect(ending.getByRole('link', { name: 'Get a certificate' })).toHaveAttribute(
    'href',
    '/docs/signing/get-cert',
  );
  await ending.getByRole('link', { name: 'Inspect the file' }).click();
  await expect(page).toHaveURL(/\/tools\/inspect$/);
  await expect(page.locator('.file-bar')).toContainText('demo-signed.jpg');
  await expect(page.locator('.verdict .verdict-state')).toHaveText('Valid');
});

test('on its own page, the SDK is loaded while the reader reads the claim', async ({ page }) => {
  await page.goto('/tools/sign');
  const sdk = page.waitForRequest(/\.wasm$/);
  await page.getByRole('button', { name: 'Use this image' }).click();
  await sdk;
});

test('form and JSON write one definition, each keeps what was typed in the other, and what the standard forbids has the SDK’s code', async ({
  page,
}) => {
  const lab = await openLab(page);
  const json = lab.getByRole('radio', { name: 'JSON' });
  const form = lab.getByRole('radio', { name: 'Form' });
  const area = lab.getByLabel('Manifest definition');

  await openClaim(lab);
  await lab.getByLabel('Title').fill('Demo: from the form');
  await json.check();
  const definition = JSON.parse(await area.inputValue());
  expect(definition.title).toBe('Demo: from the form');
  definition.title = 'Demo: from the JSON';
  definition.assertions.push({ label: 'com.example.note', data: { note: 'kept through the form' } });
  definition.assertions[0].data.actions.push({ action: 'com.example.blessed' });
  await area.fill(JSON.stringify(definition));
  await form.check();
  await expect(lab.getByLabel('Title')).toHaveValue('Demo: from the JSON');
  await expect(lab.getByLabel('com.example.blessed')).toBeChecked();
  await lab.getByLabel('Resized').check();
  await sign(lab);
  await lab.getByRole('tab', { name: 'Data' }).click();
  const report = lab.getByRole('region', { name: 'Report as JSON' });
  await lab.getByRole('searchbox').fill('kept through the form');
  await expect(report.getByText('kept through the form')).toBeVisible();
  await lab.getByRole('searchbox').fill('com.example.blessed');
  await expect(report.getByText('com.example.blessed')).toBeVisible();

  await openJson(lab);
  const own = [{ label: 'c2pa.actions', data: { actions: [{ action: 'c2pa.created' }] } }];
  await area.fill(JSON.stringify({ title: 'Demo', assertions: own }));
  await sign(lab, 'Invalid');
  expect(await failures(lab)).toContain('assertion.action.malformed');
});

test('a mistake in the JSON is told with its place and what to write, and nothing that was typed is lost', async ({
  page,
}) => {
  const lab = await openLab(page);
  const area = await openJson(lab);
  const broken = '{\n  "title": "x"\n  "assertions": []\n}';
  await area.fill(broken);
  await expect(
    lab.getByText('This isn’t valid JSON. Line 3, column 3: expected a comma or }.'),
  ).toBeVisible();
  await lab.getByRole('button', { name: 'Go to the error' }).click();
  await expect(area).toBeFocused();
  expect(await area.evaluate((one: HTMLTextAreaElement) => one.selectionStart)).toBe(
    broken.indexOf('"assertions'),
  );
  expect(await axeFindings(page)).toEqual([]);

  // Signing waits, the form says why it's empty, and the text is restored.
  await lab.getByRole('button', { name: 'Create keys and sign' }).click({ force: true });
  await expect(lab.getByText('Fix the JSON of the claim first.')).toBeVisible();
  await lab.getByRole('radio', { name: 'Form' }).check();
  await expect(lab.getByRole('alert')).toContainText('its JSON has an error. Your text is kept');
  expect(await axeFindings(page)).toEqual([]);
  await lab.getByRole('button', { name: 'Edit the JSON' }).click();
  await expect(area).toHaveValue(broken);

  await area.fill('[]');
  await expect(
    lab.getByText('A manifest definition must be a JSON object, but this is an array.'),
  ).toBeVisible();
  await area.fill('{"titel": "x"}');
  const message = lab.locator('.json-message p');
  await expect(message).toContainText('The SDK doesn’t know the key titel and drops it without an error');
  await expect(message).toContainText('Rename titel to title.');

  // What the schema forbids has its line, and what it allows can be added.
  await area.fill('{\n  "title": 5,\n  "assertions": [\n    { "label": "x", "dat": 1 }\n  ]\n}');
  await expect(message).toHaveCount(3);
  await expect(message.nth(0)).toContainText('Line 2: The value must be of type string or null.');
  await expect(message.nth(1)).toContainText('Line 4: The key data is missing.');
  await expect(message.nth(2)).toContainText('Line 4: The SDK doesn’t know the key dat ');
  await expect(message.nth(2)).toContainText('Rename dat to data.');
  expect(await axeFindings(page)).toEqual([]);
  await lab.getByRole('button', { name: 'Go to line 2' }).click();
  await expect(area).toBeFocused();
  const selected = () =>
    area.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd));
  expect(await selected()).toBe('5');

  await area.fill('{"hash_alg": "sha256"}');
  await expect(message).toHaveCount(0);
  await area.press('Home');
  for (let presses = 0; presses < 16; presses += 1) await area.press('ArrowRight');
  await lab.getByText('What can be added at the cursor').click();
  await lab.getByRole('button', { name: 'sha512' }).click();
  expect(JSON.parse(await area.inputValue())).toEqual({ hash_alg: 'sha512' });
  await expect(lab.getByText('A human-readable name, often the file name.')).toBeVisible();
  await lab.getByRole('button', { name: 'Add title' }).click();
  expect(JSON.parse(await area.inputValue())).toEqual({ hash_alg: 'sha512', title: '' });
  // Selected, so that typing replaces it.
  await expect(area).toBeFocused();
  expect(await selected()).toBe('""');
  expect(await axeFindings(page)).toEqual([]);
});

test('a key is completed while it’s typed, by keyboard alone', async ({ page }) => {
  const lab = await openLab(page);
  const area = await openJson(lab);
  await area.fill('{"title": "Demo"}');
  await expect(lab.getByText('What can be added at the cursor')).toBeVisible();
  await area.press('End');
  await area.press('ArrowLeft');
  await area.pressSequentially(', "claim_');
  await expect(lab.getByText('Keys that start with claim_', { exact: true })).toBeVisible();
  const keys = lab.locator('.key-suggestions').getByRole('button');
  for (const key of await keys.allTextContents()) expect(key).toMatch(/^Add claim_/);
  expect(await axeFindings(page)).toEqual([]);
  // Escape goes back to what was being typed.
  await area.press('Alt+ArrowDown');
  await expect(keys.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(area).toBeFocused();
  await area.press('Control+Space');
  await lab.getByRole('button', { name: 'Add claim_generator_info' }).press('Enter');
  expect(JSON.parse(await area.inputValue())).toEqual({ title: 'Demo', claim_generator_info: [] });
  await expect(area).toBeFocused();
  expect(
    await area.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd)),
  ).toBe('[]');
});

test('a phone has room for every state of the lab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lab = await openLab(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await openClaim(lab);
  await lab.getByRole('radio', { name: 'JSON' }).check();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await lab.getByRole('radio', { name: 'Form' }).check();
  await lab.getByLabel('Title').fill(`Demo ${'long'.repeat(45)}`);
  await sign(lab);
  await lab.getByText('View the certificates').click();
  await lab.locator('.certificate-list summary').first().click();
  await flip(lab, 'in an assertion');
  // The card stays above the controls.
  await expect(answer(lab)).toBeInViewport();
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Invalid');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const small = await lab
    .locator('button, select, input[type=text], .choice, .pens label, summary')
    .evaluateAll(
      (all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 24).length,
    );
  expect(small).toBe(0);
});

test('on paper, the lab is its steps with their results, and no form', async ({ page }) => {
  await page.goto('/tools/sign');
  const lab = page.getByRole('region', { name: 'Signing lab' });
  await openClaim(lab);
  await lab.getByLabel('Title').fill('Demo: on paper');
  await sign(lab);
  await flip(lab, 'in the image');
  const controls = lab.locator(':is(button, input, select, textarea, legend, .drop-panel)');
  expect(await controls.filter({ visible: true }).count()).toBeGreaterThan(5);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(lab.locator('pre').getByText('"title": "Demo: on paper"')).toBeVisible();
  await expect(answer(lab)).toContainText('Invalid');
  for (const name of ['Choose an image', 'Sign it', 'Tamper with it', 'Trust its root'])
    await expect(lab.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const text of ['CN=Signing lab demo: root', 'assertion.dataHash.mismatch', 'What you signed'])
    await expect(lab.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(lab.locator('pre').getByText('"title": "Demo: on paper"')).toBeHidden();
});
