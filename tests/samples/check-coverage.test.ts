// Passes every file of the forgery kit to the programs that check what a hash covers; none may accept a forgery.
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { execute, type RunResult } from './runner/programs.ts';
import { environment, findPython } from './runner/toolchains/python.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace.ts';

let folder: string;
let all: Specimen[];

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'check-coverage-')));
  // These programs take only a file.
  all = (await specimens()).filter(({ sidecar }) => !sidecar);
  for (const { name, file } of all) await writeFile(join(folder, name), file);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const names = () => all.map(({ name }) => name);

/** The program's output for each file: `accepted, Valid` or `refused. …`. */
function answers({ stdout, stderr }: RunResult): Map<string, string> {
  expect(stderr).toBe('');
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
}

/** Ids of the files that are refused although they aren't forged. */
function strict(verdicts: ReadonlyMap<string, string>): string[] {
  const isAccepted = ({ name }: Specimen) => verdicts.get(name) === 'accepted, Valid';
  expect(verdicts.size).toBe(all.length);
  expect(all.filter((one) => one.expect !== 'Valid' && isAccepted(one)).map(({ id }) => id)).toEqual([]);
  return all.filter((one) => one.expect === 'Valid' && !isAccepted(one)).map(({ id }) => id);
}

/** The standard allows metadata outside the hash, but these programs refuse it. */
const METADATA =
  /^(?:jpeg-(?:exif|comment)-text|mp4-metadata-excluded|jpeg-comment-beside-exif|webp-exif-text)$|^exif-|^png-(?:international-)?text$/;
/** These programs don't read AVIF, GIF, SVG, TIFF, and WAV. */
const FORMAT = /^avif-v3-honest$|^(?:gif|svg|tiff|wav)-/;

test('Node.js: no forgery is accepted, and besides, only metadata outside the hash and other formats are refused', async () => {
  const verdicts = answers(
    await run(samplePath('check-coverage', 'node', 'check-coverage.mjs'), names(), folder),
  );
  for (const id of strict(verdicts)) expect(id).toMatch(new RegExp(`${METADATA.source}|${FORMAT.source}`));
}, 180_000);

const found = findPython();
given(found, "Python with venv isn't installed").describe('Python', () => {
  // The first release that returns the store's bytes (core 0.90.0), and the one that the samples use (core 0.91.3).
  test.each(['0.37.0', '0.38.1'])(
    'c2pa-python %s: no forgery is accepted; besides, only what the program doesn’t know is refused',
    async (version) => {
      const python = await environment(found as string, `core-${version}`, [`c2pa-python==${version}`]);
      const program = samplePath('check-coverage', 'python', 'hash_coverage.py');
      const verdicts = answers(await execute(python, [program, ...names()], { cwd: folder }));
      const unknown =
        /^(?:honest-)?boxes-|^jpeg-empty-range$|^(?:mp4-)?update-|^mp4-(?:proofs|tree)(?:-|$)|^reference-|^store-|-data-hash$|^honest-webp-padded$|^unreferenced-/;
      for (const id of strict(verdicts))
        expect(id).toMatch(new RegExp([METADATA, FORMAT, unknown].map(({ source }) => source).join('|')));
    },
    300_000,
  );
});

test('the SDK for Node.js accepts the forgery that the pages show, and even trusts it', async () => {
  const work = await folderWithCertificates();
  await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], work);
  await runOk(samplePath('shared', 'leave-out-image.mjs'), [], work);
  const output = await runOk(samplePath('validate-trust', 'node', 'trust.mjs'), ['forged.jpg'], work);
  expect(output).toContain('root as trust anchor: Trusted');
});
