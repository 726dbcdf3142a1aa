// In every language, the URL of a time-stamping authority is in the place that its program shows, and the file gets a time.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTask } from '../../src/features/samples/task.ts';
import { freePort } from '../support/listening.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { chosen } from './runner/selection.ts';
import { installing, isMissing } from './runner/toolchain.ts';
import { toolchains } from './runner/toolchains/index.ts';
import { folderFrom, folderWithCertificates, runOk, samplePath } from './workspace.ts';

const TASK = 'add-time-stamp';
const languages = Object.entries(readTask(samplePath(), TASK)?.languages ?? {}).flatMap(
  ([language, check]) =>
    check.runs === 'tests' && chosen().language(language) ? [[language, check.file] as const] : [],
);

let folder: string;
let url: string;
let tsa: ReturnType<typeof spawn>;
beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(samplePath('time-stamps', 'openssl', 'make-short-lived.sh'), ['20991231000000Z'], folder);
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}/`;
  const program = samplePath('time-stamps', 'node', 'tsa.mjs');
  tsa = spawn(process.execPath, [program, 'time-stamp-certs', port], { cwd: folder });
  if (tsa.stdout) await once(tsa.stdout, 'data');
}, 60_000);
afterAll(() => tsa?.kill());

test.for(languages)('%s', { timeout: 600_000 }, async ([language, file], { skip, task }) => {
  const toolchain = toolchains.find((one) => one.language === language);
  const runner = (await toolchain?.prepare(samplePath(), installing())) ?? { missing: `no ${language}` };
  if (isMissing(runner)) return skip(runner.missing);
  task.meta.with = runner.with;
  const cwd = await folderFrom(folder);
  const path = samplePath(TASK, language, file);
  const args = ['photo.jpg', 'stamped.jpg', 'test-certs', url];
  const { stdout, stderr } = await runner.run({ task: TASK, path, args, cwd, choose: [] });
  expect(stdout, stderr).toBe('stamped.jpg: signed with a time stamp\n');
  const found = await inspectOutput(
    samplePath(),
    join(cwd, 'stamped.jpg'),
    join(cwd, 'test-certs', 'root.pem'),
  );
  expect(found).toMatchObject({
    state: 'Valid',
    actions: ['c2pa.created digitalCreation'],
    created: ['c2pa.actions.v2'],
  });
  expect(found.success).toContain('timeStamp.validated');
  await runner.close?.();
});
