// Signs the segments of a video with C2PA Tool and checks them one by one in Python, as a player would.
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { folderWith, pythonWith, runIn } from './key-services.ts';
import { readPins } from './runner/pins.ts';
import { cached, execute } from './runner/programs.ts';
import { isMissing } from './runner/toolchain.ts';
import { rust } from './runner/toolchains/rust.ts';
import { web } from './runner/toolchains/web.ts';
import { folderWithCertificates, runOk, samplePath } from './workspace.ts';

const bin = join(cached('c2patool', readPins(resolve('samples')).c2patool), 'bin');
const python = await pythonWith('samples', []);

let folder: string;
let signed: string;

async function splitAndSign() {
  folder = await folderWith(
    'shared/inputs/video.mp4',
    'segments/c2patool/sign-segments.sh',
    'segments/python/check_segments.py',
  );
  const split = await runOk(samplePath('shared', 'make-segments.mjs'), ['video.mp4', 'stream', '4'], folder);
  expect(split).toBe('stream: init.mp4 and 4 segments\n');
  const PATH = [bin, process.env.PATH].join(delimiter);
  const { code, stderr } = await execute('sh', ['sign-segments.sh'], { cwd: folder, env: { PATH } });
  expect(code, stderr).toBe(0);
  signed = join(folder, 'signed', 'stream');
}

const check = (where: string) => runIn(folder, python ?? '', ['check_segments.py', where], {});
const copyOf = async (name: string) => {
  const copy = join(folder, name);
  await runOk(samplePath('shared', 'make-segments.mjs'), ['video.mp4', copy, '4'], folder);
  for (const file of await readdir(signed)) await copyFile(join(signed, file), join(copy, file));
  return copy;
};

given(
  python !== undefined && existsSync(join(bin, 'c2patool')),
  'C2PA Tool is not in the cache (`npm run samples` builds it), or Python with venv is not installed',
).describe('segments of a video', () => {
  beforeAll(splitAndSign, 120_000);

  test('are all Trusted after signing', async () => {
    expect(await check(signed)).toMatchObject({
      stdout: [1, 2, 3, 4].map((n) => `seg-${n}.m4s: Trusted\n`).join(''),
      code: 0,
    });
  });

  test('a changed segment and an unsigned one are Invalid, and no other', async () => {
    const copy = await copyOf('changed');
    const bytes = await readFile(join(copy, 'seg-2.m4s'));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    await writeFile(join(copy, 'seg-2.m4s'), bytes);
    await copyFile(join(folder, 'stream', 'seg-3.m4s'), join(copy, 'seg-3.m4s'));
    const { stdout, code } = await check(copy);
    expect([stdout.split('\n').slice(0, 4), code]).toEqual([
      [
        'seg-1.m4s: Trusted',
        'seg-2.m4s: Invalid assertion.bmffHash.mismatch',
        'seg-3.m4s: Invalid assertion.bmffHash.mismatch',
        'seg-4.m4s: Trusted',
      ],
      1,
    ]);
  });

  test('in a browser, too, the changed and the unsigned segment are Invalid, and no other', async ({
    skip,
  }) => {
    const machine = await web.prepare(samplePath(), 'quick');
    if (isMissing(machine)) return skip(machine.missing);
    const copy = await copyOf('in-browser');
    const bytes = await readFile(join(copy, 'seg-2.m4s'));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    await writeFile(join(copy, 'seg-2.m4s'), bytes);
    await copyFile(join(folder, 'stream', 'seg-3.m4s'), join(copy, 'seg-3.m4s'));
    const states: string[] = [];
    for (const number of [1, 2, 3, 4]) {
      const choose = ['init.mp4', `seg-${number}.m4s`];
      const path = samplePath('segments', 'web', 'check.js');
      states.push((await machine.run({ task: 'segments', path, args: [], cwd: copy, choose })).stdout.trim());
    }
    await machine.close?.();
    expect(states).toEqual([
      'seg-1.m4s: Valid signingCredential.untrusted',
      'seg-2.m4s: Invalid signingCredential.untrusted assertion.bmffHash.mismatch',
      'seg-3.m4s: Invalid signingCredential.untrusted assertion.bmffHash.mismatch',
      'seg-4.m4s: Valid signingCredential.untrusted',
    ]);
  });

  test('their order and completeness go unnoticed, as the page warns', async () => {
    const copy = await copyOf('swapped');
    await rename(join(copy, 'seg-1.m4s'), join(copy, 'other'));
    await rename(join(copy, 'seg-2.m4s'), join(copy, 'seg-1.m4s'));
    await rename(join(copy, 'other'), join(copy, 'seg-2.m4s'));
    await rm(join(copy, 'seg-3.m4s'));
    expect(await check(copy)).toMatchObject({ code: 0 });
  });
});

test('Rust signs the segments, and checks all of them and each by itself', {
  timeout: 1_800_000,
}, async ({ skip }) => {
  const machine = await rust.prepare(samplePath(), 'quick');
  if (isMissing(machine)) return skip(machine.missing);
  const cwd = await folderWithCertificates();
  const video = samplePath('shared', 'inputs', 'video.mp4');
  await runOk(samplePath('shared', 'make-segments.mjs'), [video, 'stream', '4'], cwd);
  const path = samplePath('segments', 'rust', 'segments.rs');
  const { stdout, stderr } = await machine.run({ task: 'segments', path, args: [], cwd, choose: [] });
  expect(stdout, stderr).toBe(
    ['all segments', ...[1, 2, 3, 4].map((n) => `signed/stream/seg-${n}.m4s`)]
      .map((name) => `${name}: Trusted\n`)
      .join(''),
  );
});
