import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';

const samples = resolve(import.meta.dirname, '../../../samples');
const run = promisify(execFile);

/** The valid and invalid certificates that samples/wrong-certificates creates with OpenSSL. */
export interface IssuedCertificates {
  folder: string;
  /** The trust anchor for all of them, as PEM. */
  root: string;
  /** A specimen's chain file, such as `no-eku`. */
  chain(specimen: string): Promise<string>;
  key(specimen: string): Promise<string>;
  /** A file that OpenSSL creates in a specimen's folder; the last argument is its name. */
  create(specimen: string, command: string): Promise<string>;
}

/** Issues the certificates, and removes them after use. */
export async function withCertificates(use: (issued: IssuedCertificates) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-'));
  const good = join(folder, 'good');
  await run('sh', [join(samples, 'test-certificates/openssl/make-test-certs.sh'), good]);
  await run('sh', [
    join(samples, 'wrong-certificates/openssl/make-wrong-certs.sh'),
    good,
    join(folder, 'wrong'),
  ]);
  const place = (specimen: string) => join(folder, 'wrong', specimen);
  await use({
    folder,
    root: await readFile(join(good, 'root.pem'), 'utf8'),
    chain: (specimen) => readFile(join(place(specimen), 'chain.pem'), 'utf8'),
    key: (specimen) => readFile(join(place(specimen), 'signer.key'), 'utf8'),
    async create(specimen, command) {
      const args = command.split(' ');
      await run('openssl', args, { cwd: place(specimen) });
      return join(place(specimen), args.at(-1) ?? '');
    },
  });
  await rm(folder, { recursive: true, force: true });
}

/** Opens the clinic's page and the clinic. */
export async function openClinic(page: Page): Promise<Locator> {
  await page.goto('/docs/signing/check-certificate');
  await page.getByRole('button', { name: 'Open the clinic' }).click();
  const clinic = page.getByRole('region', { name: 'Certificate clinic' });
  await clinic.waitFor();
  return clinic;
}

const field = (page: Page) => page.getByLabel('Or paste them as text');

async function again(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Check another' });
  if (await button.isVisible()) await button.click();
}

/** Pastes a text as a reader would, and waits for the result. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await again(page);
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await page.locator('.verdict, .outcome').first().waitFor();
}

/** Chooses files, and waits for the answer. */
export async function chooseFiles(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await again(page);
  await page.locator('.drop-panel input[type=file]').setInputFiles(files);
  await page.locator('.verdict, .outcome').first().waitFor();
}

/** Requests for pages of this site that the page links to: links that come into view are fetched ahead. */
const PREFETCH = /^GET [^?]+\/(?:_routes\/[\w/.-]+\.json|docs\/[\w/-]+(?:\?inspect=\/pictures\/[\w.-]+)?)$/;

/** The trust lists are files of this site, read with the first chain. */
const LISTS = /^GET http:\/\/127\.0\.0\.1:\d+\/data\/trust-lists\/[\w-]+\.json$/;

/** Records every request that the page makes from now on, except for pages it links to and the trust lists. */
export function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const line = `${request.method()} ${request.url()}`;
    if (!PREFETCH.test(line) && !LISTS.test(line)) seen.push(line);
  });
  return seen;
}

/** A rule in the result, by its name in the table. */
export const rule = (page: Page, id: string): Locator => page.locator(`[data-rule="${id}"]`);
