// Follows the pages of Next.js and Express in a new project or an unpacked archive, and uses the result in a browser.
// tests/samples/pages.test.ts follows the page of the Flask service, which has commands for everything.

import { spawn } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HASH_COVERAGE_FILE, hashCoveragePackage } from '../../src/content/packages/hash-coverage.ts';
import { freePort } from '../support/listening.ts';
import {
  blocksIn,
  chromiumForTests,
  copiedIn,
  copyInto,
  opened,
  put,
  sectionOf,
  typed,
} from './new-project.ts';
import { freshFolder, runOk, samplePath, unpackExample } from './workspace.ts';

const MINUTES = 60_000;

const browser = chromiumForTests();

/** Types a command that keeps running. @returns the address it prints */
async function started(folder: string, command: string, pattern: RegExp): Promise<string> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const child = spawn('bash', ['-e', '-c', command], { cwd: folder, env, detached: true });
  onTestFinished(() => {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0));
  });
  let output = '';
  return new Promise((done, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const [, address] = pattern.exec(output) ?? [];
      if (address) done(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => fail(new Error(`${command} ended\n${output}`)));
  });
}

/** What a page of the service does with it: sends files, and shows the image that comes back. */
interface Answer {
  status: number;
  text: string;
  /** The width of the image in the response; 0 if it isn't one. */
  width: number;
}

/** A page of the service's own origin. Its policy for error pages would block requests. */
async function usedBy(address: string) {
  const context = await browser().newContext({ bypassCSP: true });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(address);
  return (path: string, file: Buffer): Promise<Answer> =>
    page.evaluate(
      async ([path, bytes]) => {
        const body = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
        const response = await fetch(path, { method: 'POST', body });
        const answer = await response.blob();
        const image = await createImageBitmap(answer).catch(() => undefined);
        return { status: response.status, text: await answer.text(), width: image?.width ?? 0 };
      },
      [path, [...file]] as const,
    );
}

/** photo.jpg, and a signed one whose hash leaves out the image; needs test-certs in the folder. */
async function filesIn(folder: string) {
  await runOk(
    samplePath('write-manifest/node/write-manifest.mjs'),
    ['photo.jpg', 'own.jpg', 'test-certs'],
    folder,
  );
  await runOk(samplePath('shared/leave-out-image.mjs'), ['own.jpg', 'forged.jpg', 'test-certs'], folder);
  return {
    photo: await readFile(join(folder, 'photo.jpg')),
    forged: await readFile(join(folder, 'forged.jpg')),
  };
}

test('the React component in a new Next.js project', { timeout: 15 * MINUTES }, async ({ skip }) => {
  const folder = await freshFolder();
  const section = await sectionOf('docs/running/react-nextjs.mdx', '### Add it to your app');
  const [install = ''] = blocksIn(section, 'sh');
  const [app = ''] = blocksIn(section, 'tsx');
  const create = 'npx -y create-next-app@16.4.3 app --yes --empty --no-tailwind --skip-install --disable-git';
  await typed(folder, create, skip);
  const project = join(folder, 'app');
  await put(project, HASH_COVERAGE_FILE, (await hashCoveragePackage()).tarball);
  await copyInto(join(project, 'app'), 'examples/next-app/app', copiedIn(section));
  await put(project, 'app/page.tsx', app);
  await cp(samplePath('manifest-examples/files/generated.jpg'), join(project, 'public/photo.jpg'));
  await typed(project, `${install}\nnpm run build`, skip);
  const command = `npm start -- -p ${await freePort()}`;
  const address = await started(project, command, /Local:\s+(\S+)[\s\S]*Ready in/);
  const { page, problems } = await opened(browser(), address);
  await page.getByText('Made with AI', { exact: true }).waitFor();
  expect(await page.locator('dl').textContent()).toContain('Signed byUnknown');
  expect(problems).toEqual([]);
});

test('Express, with the files of the archive', { timeout: 10 * MINUTES }, async ({ skip }) => {
  const folder = await freshFolder();
  await unpackExample('node-service', folder);
  const run = await sectionOf('docs/c2pa-node-example/index.mdx', '## Run the service');
  const express = await sectionOf('docs/c2pa-node-example/index.mdx', '## Use Express');
  const [setUp = ''] = blocksIn(run, 'sh');
  const [add = ''] = blocksIn(express, 'sh');
  expect(add).toContain('npm install express@');
  await typed(folder, `${setUp}\n${add}`, skip);
  const [app = ''] = blocksIn(express, 'js');
  // Another port, because others may use this one. The program prints it.
  await put(folder, 'app.mjs', app.replace('listen(3000,', 'listen(0,'));
  const { photo, forged } = await filesIn(folder);
  const address = await started(folder, 'node app.mjs', /^listening on (\S+)$/m);
  const ask = await usedBy(address);
  const signed = await ask('/images', photo);
  expect(signed).toMatchObject({ status: 200, width: 480 });
  expect(JSON.parse((await ask('/verify', photo)).text)).toEqual({ state: 'none' });
  expect(await ask('/images', forged)).toMatchObject({ status: 422, width: 0 });
  expect(JSON.parse((await ask('/verify', forged)).text).state).toBe('Invalid');
  expect((await ask('/verify', Buffer.from('text'))).status).toBe(422);
});
