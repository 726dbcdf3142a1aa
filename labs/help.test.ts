import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const labs = globSync('labs/*/command.ts').map((file) => basename(dirname(file)));

const answerTo = (lab: string, option: string) =>
  new Promise((done) => {
    execFile(process.execPath, ['labs/run.ts', lab, option], (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

test.each(labs)('%s loads, and names an option that it doesn’t have', { timeout: 60_000 }, async (lab) => {
  expect(await answerTo(lab, '--hepl')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining("'--hepl'"),
  });
});
