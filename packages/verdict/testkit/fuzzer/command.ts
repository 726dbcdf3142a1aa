/**
 * Every other file is forged: its exclusions, box map, or certificates are changed before it's signed, and then a
 * byte that the hash must cover. None of those files may be reported as Valid. In others, what the hash may leave out
 * changes: where frames and tiles are, or the orientation. Their sentence must name that.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNPROTECTED } from '@content-credentials/verdict/coverage/unprotected';
import { STATES } from '@content-credentials/verdict/report/states';
import type { Browser } from '@playwright/test';
import { program } from 'commander';
import { outDir } from '../../../../src/content/source.ts';
import { pdfWithStore } from '../../../../tests/support/pdf.ts';
import { ensureSamples } from '../../../../tests/support/samples.ts';
import { withBrowser } from '../../../../tests/support/with-browser.ts';
import { forgedFile } from './forged.ts';
import type { Demand } from './formats.ts';
import { mutate, randomFrom } from './mutate.ts';

/** The result for one file. */
export interface Outcome {
  /** The heading that the inspector shows. */
  heading: string;
  /** What it says about the signature. */
  sentence: string;
  /** Results that must never occur; empty if all is well. */
  wrong: string;
  milliseconds: number;
}

/** Runs on the page: passes files to the inspector one after the other, as a reader would. */
async function inspectAll(files: Array<{ name: string; base64: string }>): Promise<Outcome[]> {
  const until = async (isThere: () => boolean, limit: number) => {
    const end = performance.now() + limit;
    while (!isThere()) {
      if (performance.now() > end) return false;
      await new Promise((done) => setTimeout(done, 4));
    }
    return true;
  };
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);
  const outcomes: Outcome[] = [];
  for (const { name, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const input = find<HTMLInputElement>('.drop-panel input[type=file]');
    if (!input) throw new Error('the inspector takes no more files');
    const data = new DataTransfer();
    data.items.add(new File([bytes], name));
    input.files = data.files;
    const start = performance.now();
    input.dispatchEvent(new Event('change', { bubbles: true }));
    const answered = await until(() => find('.verdict, .outcome') !== null, 60_000);
    const harmed =
      'harmed' in window || find('.inspector :is(script, iframe, object, [onerror], img[src="x"])') !== null;
    const wrong = !answered
      ? 'no answer'
      : harmed
        ? 'markup of the file is in the page'
        : find('.failure')
          ? `the tool crashed: ${find('.failure')?.textContent}`
          : '';
    outcomes.push({
      heading: find('.verdict .verdict-state, .outcome h3')?.textContent ?? '',
      sentence: find('.card-panel dd')?.textContent ?? '',
      wrong,
      milliseconds: performance.now() - start,
    });
    if (wrong) break;
    const again = [...document.querySelectorAll<HTMLButtonElement>('.file-bar button')].find(
      ({ textContent }) => textContent === 'Inspect another file',
    );
    again?.click();
    if (!(await until(() => find('.drop-panel') !== null, 5000)))
      throw new Error(`after ${name} no other file can be chosen`);
  }
  return outcomes;
}

program
  .name('npm run lab -- fuzzer')
  .description(
    "Opens thousands of damaged and forged files in the inspector of the built site (npm run build) and fails if one crashes the page or wrongly reads as Valid. Takes minutes, so it isn't part of npm test. Each such file is written to tests/.output/fuzz with its seed.\nEnvironment: FUZZ_FILES is the number of files (3000), FUZZ_SEED the first seed (1), SITE_OUT the folder of the built site (dist).",
  )
  .parse();

const count = Number(process.env.FUZZ_FILES ?? 3000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const BATCH = 40;

const examples = 'samples/manifest-examples/files';
const read = (name: string) => readFile(join(examples, name));
const sources = [
  { name: 'x.jpg', file: await read('edited.jpg') },
  { name: 'x.png', file: await pngWithStore(await read('sidecar.c2pa')) },
  { name: 'x.mp4', file: await read('video.mp4') },
  { name: 'x.pdf', file: pdfWithStore(await read('sidecar.c2pa')) },
];

/** A PNG of one pixel with a manifest store in its caBX chunk; like the PDF, it's Invalid from the start. */
async function pngWithStore(store: Buffer): Promise<Buffer> {
  const { crc32, deflateSync } = await import('node:zlib');
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, check]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const image = chunk('IDAT', deflateSync(Buffer.from([0, 0])));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('caBX', store),
    image,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Input {
  name: string;
  seed: number;
  file: Buffer;
  demand: Demand;
  about: string;
}

async function input(index: number): Promise<Input> {
  const random = randomFrom(seed + index);
  if (index % 2 === 1) return { seed: seed + index, ...(await forgedFile(random, `fuzz-${seed + index}`)) };
  const source = sources[(index / 2) % sources.length] as (typeof sources)[number];
  const file = mutate(source.file, random);
  return { name: source.name, seed: seed + index, file, demand: 'no harm', about: 'damaged' };
}

/** What's wrong with a result; empty if nothing is. */
function breach({ demand }: Input, { heading: counts, sentence, wrong }: Outcome): string {
  if (wrong) return wrong;
  const isValid = counts === 'Valid' || counts === 'Trusted';
  if (demand === 'never Valid' && isValid)
    return `a byte that the hash must cover was changed, but it reads ${counts}`;
  if (demand === 'Valid' && counts !== 'Valid') return `it was signed correctly, but it reads ${counts}`;
  const isNamed = Object.values(UNPROTECTED).some(({ phrase }) => sentence.includes(phrase));
  if (demand === 'Partial' && (counts !== STATES.Partial.label || !isNamed))
    return `what it doesn’t protect isn’t named: it reads ${counts}, “${sentence}”`;
  return '';
}

/**
 * Opens every file in the inspector and prints what it says.
 * @returns the first file that does harm, and how
 */
async function fuzz(browser: Browser, origin: string): Promise<string | undefined> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('crash', () => errors.push('the page crashed'));
  await page.goto(`${origin}/docs/verify`);
  await page.getByRole('button', { name: 'Open the inspector' }).click();
  await page.locator('.drop-panel').waitFor();

  const counts = new Map<string, number>();
  const times: number[] = [];
  const start = performance.now();
  let harm: string | undefined;
  for (let from = 0; from < count && harm === undefined; from += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index);
    const batch = await Promise.all(indexes.map(input));
    const given = batch.map(({ name, file }) => ({ name, base64: file.toString('base64') }));
    const outcomes: Outcome[] = await page.evaluate(inspectAll, given);
    for (const [index, outcome] of outcomes.entries()) {
      const one = batch[index];
      if (!one) continue;
      const words = `${one.demand}: ${outcome.heading}`;
      counts.set(words, (counts.get(words) ?? 0) + 1);
      times.push(outcome.milliseconds);
      const wrong = breach(one, outcome);
      if (!wrong) continue;
      harm = `${one.name}, seed ${one.seed} (${one.about}): ${wrong}`;
      await mkdir('tests/.output/fuzz', { recursive: true });
      await writeFile(`tests/.output/fuzz/${one.seed}-${one.name}`, one.file);
    }
    if (errors.length > 0) harm ??= `uncaught: ${errors.join('; ')}`;
    if (from % 400 === 0) console.log(`${from + batch.length} of ${count} files`);
  }

  const order = times.sort((a, b) => a - b);
  console.log(
    `${times.length} files in ${Math.round((performance.now() - start) / 1000)} s, from seed ${seed}`,
  );
  for (const [words, times] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`  ${times} × ${words}`);
  console.log(
    `median ${Math.round(order[order.length >> 1] ?? 0)} ms, maximum ${Math.round(order.at(-1) ?? 0)} ms`,
  );
  console.log(`workers at the end: ${page.workers().length}`);
  return harm;
}

await ensureSamples();
const harm = await withBrowser(outDir, fuzz);
if (harm !== undefined) {
  console.error(harm);
  process.exitCode = 1;
}
