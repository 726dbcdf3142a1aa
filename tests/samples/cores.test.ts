// The Rust cores in samples/tools.json, which pages print, are those that wrote the claims. c2pa-wasm can't sign.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTasks } from '../../src/features/samples/task.ts';
import { expectationOf } from './runner/expected.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { readPins } from './runner/pins.ts';
import { installing, isMissing } from './runner/toolchain.ts';
import { toolchains } from './runner/toolchains/index.ts';
import { copyCompanions, folderFrom, givenFolder, samplePath } from './workspace.ts';

const { cores } = readPins(samplePath());
const signers = toolchains.filter(({ language }) => language in cores);

test.for(signers)('$language', { timeout: 180_000 }, async ({ language, prepare }, { skip }) => {
  const task = readTasks(samplePath()).get('sign-local');
  const check = task?.languages[language];
  const [one] = task?.cases ?? [];
  if (!task || !one || check?.runs !== 'samples') throw new Error(`sign-local has no ${language} program`);
  const runner = await prepare(samplePath(), installing());
  if (isMissing(runner)) return skip(runner.missing);
  const cwd = await folderFrom(await givenFolder(task.given));
  const path = samplePath('sign-local', language, check.file);
  if (path.endsWith('.sh')) await copyCompanions(path, cwd);
  const { args, choose, files } = expectationOf(samplePath(), 'sign-local', one, check);
  const { code, stderr } = await runner.run({ task: 'sign-local', path, args, cwd, choose });
  await runner.close?.();
  expect(code, stderr).toBe(0);
  const [signed = ''] = Object.keys(files);
  const { core } = await inspectOutput(samplePath(), join(cwd, signed), join(cwd, 'test-certs', 'root.pem'));
  expect(core).toBe(cores[language]);
});
