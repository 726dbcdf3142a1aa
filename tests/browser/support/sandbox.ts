import { STATES } from '@content-credentials/verdict/report/states';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { fileIn, readSandbox } from '../../../src/content/sandboxes/definition.ts';
import { axeFindings } from './axe.ts';

export const pageOf = (name: string): string => `/docs/js-sdk/guides/sandbox-${name}`;

/** The file's contents on disk. */
export const projectFile = (name: string, path: string): Buffer =>
  fileIn(readSandbox('.', name), path).content;

/** Opens a page and the sandbox on it. */
export async function openSandbox(page: Page, name: string): Promise<Locator> {
  await page.goto(pageOf(name));
  await page.getByRole('button', { name: 'Run this project' }).click();
  const sandbox = page.getByRole('region', { name: 'Sandbox' });
  await sandbox.getByRole('tablist').waitFor();
  // The example listens to its reader once its script has run.
  await sandbox.locator('iframe[aria-busy=false]').waitFor();
  return sandbox;
}

/** What axe finds around the example, which is a separate page with its own `main` and is checked separately. */
export const findings = (page: Page): Promise<string[]> => axeFindings(page, { frames: false });

/** The document of the running example. */
export const example = (page: Page): FrameLocator => page.frameLocator('.sandbox iframe');

/** The code that is shown. */
export const shownCode = (page: Page): Locator => page.getByRole('tabpanel').locator('code');

export interface GivenFile {
  name: string;
  type: string;
  file: Uint8Array;
}

/** A project's running example as a separate page. */
export async function openAlone(page: Page, name: string): Promise<void> {
  await page.goto(`/sandboxes/app/${name}`);
  await page.getByRole('button', { name: /the example$/ }).waitFor();
}

/** Passes a file to the example. @returns the page's text */
export async function tell(page: Page, { name, type, file }: GivenFile): Promise<string> {
  const result = page.locator('#result, #status, #manifest');
  const shownText = async () => (await result.allInnerTexts()).join('\n').trim();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer: Buffer.from(file) });
  await expect.poll(shownText).not.toMatch(/^(?:Reading|$)/);
  return shownText();
}

const LABELS = Object.values(STATES).map(({ label }) => label);

/** The state that the example's page shows; missing for an error and for a file without credentials. */
export const shownState = (text: string): string | undefined =>
  LABELS.find((label) =>
    [`${label}.`, `${label}\n`].some((start) => text.startsWith(start) || text.includes(`:\n${start}`)),
  );
