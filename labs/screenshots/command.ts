import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { program } from 'commander';
import { outDir } from '../../src/content/source.ts';
import { withBrowser } from '../../tests/support/with-browser.ts';

interface Screenshot {
  /** Where it is kept; always WebP, since Chromium writes it and it is the smallest. */
  file: string;
  address: string;
  /** What a reader does first. */
  act?(page: Page): Promise<void>;
  /** What is shown once it is there: this element, or as much of it as fits into `height`. */
  part: string;
  /** At most, in CSS pixels. */
  height: number;
  /** How much of what is above it is shown, in CSS pixels. */
  above?: number;
  /** The window's width, in CSS pixels. Default: a desktop's. */
  width?: number;
}

/** In the signing lab: signs the drawn image, and flips a byte of it. */
async function signAndTamper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use this image' }).click();
  await page.getByRole('button', { name: 'Create keys and sign' }).click();
  await page.getByRole('radio', { name: 'In the image' }).check();
  await page.getByRole('button', { name: 'Flip one bit' }).click();
  await page.getByRole('heading', { name: 'Not the file that was signed' }).waitFor();
}

/** In the certificate clinic: checks an example that the SDK refuses. */
const checkBadCertificate = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'No extended key usage' }).click();

const EXAMPLES = 'samples/manifest-examples/files';

const SCREENSHOTS: readonly Screenshot[] = [
  {
    file: 'docs/js-sdk/guides/viewing-manifest-data-hover.webp',
    address: '/sandboxes/app/samples.html#show-on-hover',
    async act(page) {
      await page.setInputFiles('#file', `${EXAMPLES}/edited.jpg`);
      await page.getByRole('button', { name: 'Content Credentials of edited.jpg' }).hover();
      await page.getByText('Signer: Example Gallery Org').last().waitFor();
    },
    part: '#image > span',
    height: 360,
    above: 0,
  },
  {
    file: 'docs/js-sdk/getting-started/quick-start-page.webp',
    address: '/sandboxes/app/samples.html#read-manifest',
    async act(page) {
      await page.setInputFiles('input', `${EXAMPLES}/created.jpg`);
      await page.getByText('state: Valid').waitFor();
    },
    part: 'body',
    height: 200,
    above: 0,
    width: 420,
  },
  {
    file: 'docs/verify-known-cert-list-lookup.webp',
    address: '/tools/trust',
    part: 'main',
    height: 460,
    width: 900,
  },
  {
    file: 'docs/manifest/reading/verdicts-changed.webp',
    address: '/docs/verify?inspect=/samples/manifest-examples/files/tampered.jpg',
    part: '.verdict',
    height: 690,
  },
  {
    file: 'docs/manifest/reading/reading-ingredients-history.webp',
    address: '/docs/verify?inspect=/samples/walk-ingredients/files/poster.jpg',
    act: (page) => page.getByRole('tab', { name: 'History' }).click(),
    part: '.tree-frame',
    height: 700,
  },
  {
    file: 'docs/signing/time-stamps-verdict.webp',
    address: '/docs/verify?inspect=/samples/manifest-examples/files/time-stamped.jpg',
    part: '.verdict',
    height: 560,
  },
  {
    file: 'docs/ai/read-generated.webp',
    address: '/docs/verify?inspect=/samples/manifest-examples/files/generated.jpg',
    part: '.verdict',
    height: 620,
  },
  {
    file: 'docs/verify-inspector.webp',
    address: '/docs/verify?inspect=/samples/manifest-examples/files/composite.jpg',
    part: '.verdict',
    height: 600,
  },
  {
    file: 'docs/signing/try-it-flipped.webp',
    address: '/tools/sign',
    act: signAndTamper,
    part: '.lab-answer .verdict',
    height: 699,
  },
  {
    file: 'docs/signing/check-certificate-result.webp',
    address: '/docs/signing/check-certificate',
    async act(page) {
      await page.getByRole('button', { name: 'Open the clinic' }).click();
      await checkBadCertificate(page);
    },
    part: '.verdict',
    height: 500,
  },
];

/** Pages are wide enough to show their tools as on a desktop. */
const VIEWPORT = { width: 1440, height: 1400 };
/** Pixels for one of CSS, for sharp screens. */
const SCALE = 2;
const MARGIN = 16;
const MOST_BYTES = 80_000;
const QUALITY = 80;

async function take(browser: Browser, origin: string, shot: Screenshot): Promise<void> {
  const page = await browser.newPage({
    viewport: { ...VIEWPORT, ...(shot.width && { width: shot.width }) },
    reducedMotion: 'reduce',
  });
  await page.goto(origin + shot.address);
  await shot.act?.(page);
  await page.locator(shot.part).first().waitFor();
  // A focus ring belongs to a reader, not to a picture.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // Above the window, but a picture can reach beyond it.
  await page.evaluate(() => document.querySelector('.skip-link')?.remove());
  await page.waitForLoadState('networkidle');
  // The header covers what is below it in a page that has been scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const box = await page.locator(shot.part).first().boundingBox();
  if (!box) throw new Error(`${shot.address} shows no ${shot.part}`);
  const above = shot.above ?? MARGIN;
  const clip = {
    // With a negative number, Chromium shows the page in half its size.
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - above + (await page.evaluate(() => scrollY))),
    width: box.width + 2 * MARGIN,
    height: Math.min(box.height + above + MARGIN, shot.height),
    scale: SCALE,
  };
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip,
  });
  const bytes = Buffer.from(data, 'base64');
  console.log(`${shot.file}: ${Math.round(bytes.length / 1000)} kB`);
  if (bytes.length > MOST_BYTES)
    throw new Error(`${shot.file} is larger than ${MOST_BYTES / 1000} kB; show less of the page`);
  await writeFile(shot.file, bytes);
  await page.close();
}

const wanted = program
  .name('npm run lab -- screenshots')
  .description(
    `Takes the screenshots of our tools that pages show, from the built site (npm run build). They're saved next to the pages without credentials; node scripts/pictures.ts --source screenCapture adds them. Screenshots: ${SCREENSHOTS.map(({ file }) => file).join(', ')}.\nEnvironment: SITE_OUT is the folder of the built site (dist).`,
  )
  .argument('[parts of a name...]', 'Only files whose names contain every one of these.')
  .parse().args;
const chosen = SCREENSHOTS.filter(({ file }) => wanted.every((name) => file.includes(name)));
await withBrowser(outDir, async (browser, origin) => {
  for (const shot of chosen) await take(browser, origin, shot);
});
