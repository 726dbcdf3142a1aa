import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { specimens } from '@content-credentials/verdict/testkit/forger';
import { baseMedia } from '@content-credentials/verdict/testkit/forger/media';
import { engines } from '@content-credentials/verdict/testkit/validators';
import { wasm } from '@content-credentials/verdict/testkit/validators/node';
import { validateAll } from '@content-credentials/verdict/testkit/validators/validator';
import { type Browser, chromium, type Page } from '@playwright/test';
import { program } from 'commander';
import type { AttackGallery } from '../../src/content/data/attack-gallery.ts';
import { chromiumFlags, ensureChromium } from '../../tests/support/chromium.ts';
import { ensureSamples } from '../../tests/support/samples.ts';
import { ATTACKS } from '../../tests/validators/gallery/attacks.ts';
import { verdictsOf } from '../../tests/validators/gallery/validate.ts';

/** The parts of a film's length after which a picture of it is taken. */
const MOMENTS = [0.1, 0.5, 0.9];

interface Look {
  file: Uint8Array;
  /** MIME type. */
  type: string;
}

interface Drawer {
  /** One picture of a file before and after the attack, as a browser shows it: WebP, twice as large as it's shown. */
  beforeAndAfter(before: Look, after: Look): Promise<Buffer>;
  close(): Promise<void>;
}

const CSS = `body { margin: 0; width: 720px; background: #fff; font: 600 16px/1.4 system-ui, sans-serif; color: #1b2b22 }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 8px }
figure { margin: 0 } figcaption { margin-bottom: 6px }
div { display: flex; gap: 4px; height: 252px; align-items: center; justify-content: center; background: #eef2ef; border-radius: 6px }
img, video { max-height: 236px; max-width: 332px; min-height: 100px; object-fit: contain }
img { height: 236px } video { width: 108px }`;

async function drawer(): Promise<Drawer> {
  const browser: Browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags],
  });
  return {
    async beforeAndAfter(before, after) {
      const page = await browser.newPage({ viewport: { width: 720, height: 310 } });
      try {
        await page.setContent(
          `<style>${CSS}</style><main>${figure('Before', before)}${figure('After', after)}</main>`,
        );
        await shown(page);
        const box = await page.locator('main').boundingBox();
        const devtools = await page.context().newCDPSession(page);
        const { data } = await devtools.send('Page.captureScreenshot', {
          format: 'webp',
          quality: 85,
          ...(box && { clip: { ...box, scale: 2 } }),
        });
        return Buffer.from(data, 'base64');
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

function figure(caption: string, { file, type }: Look): string {
  const source = `data:${type};base64,${Buffer.from(file).toString('base64')}`;
  const shows = type.startsWith('video/')
    ? MOMENTS.map((moment) => `<video muted src="${source}" data-at="${moment}"></video>`).join('')
    : `<img alt="" src="${source}">`;
  return `<figure><figcaption>${caption}</figcaption><div>${shows}</div></figure>`;
}

/** Waits until every image is decoded, or has failed to, and every film is at its moment. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    const films = [...document.querySelectorAll('video')];
    await Promise.all(
      films.map(async (film) => {
        const heard = (event: string) =>
          new Promise((done) => film.addEventListener(event, done, { once: true }));
        if (film.readyState < 1) await Promise.race([heard('loadedmetadata'), heard('error')]);
        if (film.error) return;
        const there = heard('seeked');
        film.currentTime = Number(film.dataset.at) * film.duration;
        await Promise.race([there, heard('error')]);
      }),
    );
  });

program
  .name('npm run lab -- gallery')
  .description(
    'Forges the files of the page “Attack gallery”, draws each before and after the attack, and writes the verdicts of our check and of every SDK on this machine to data/attack-gallery.json.',
  )
  .parse();
await ensureSamples();
const all = new Map((await specimens()).map((specimen) => [specimen.id, specimen]));
const files = ATTACKS.map(({ id }) => {
  const specimen = all.get(id);
  if (!specimen)
    throw new Error(`The forger has no ${id}. Correct its id in tests/validators/gallery/attacks.ts.`);
  return specimen;
});
const validations = await validateAll([...engines, wasm], files);
for (const [name, why] of Object.entries(validations.missing)) console.log(`${name} was left out: ${why}`);

await mkdir('public/attacks', { recursive: true });
const media = await baseMedia();
const pictures = await drawer();
const gallery: AttackGallery = { checked: new Date().toISOString().slice(0, 10), attacks: [] };
try {
  for (const [index, specimen] of files.entries()) {
    const { id, name, file, type } = specimen;
    await writeFile(join('public/attacks', name), file);
    const before = ATTACKS[index]?.before;
    if (before) {
      const picture = await pictures.beforeAndAfter({ file: before(media), type }, { file, type });
      await writeFile(`docs/manifest/reading/attack-${id}.webp`, picture);
    }
    const verdicts = await verdictsOf(specimen, validations);
    gallery.attacks.push({ id, file: `/attacks/${name}`, verdicts });
    console.log(`${id}: ${verdicts.map(({ by, state }) => `${by} ${state}`).join(', ')}`);
  }
} finally {
  await pictures.close();
}
await writeFile('data/attack-gallery.json', `${JSON.stringify(gallery, null, 2)}\n`);
