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

test.each(labs)('%s names the option that was meant', async (lab) => {
  expect(await answerTo(lab, '--hepl')).toEqual({
    code: 2,
    stdout: '',
    stderr: "--hepl isn't an option; did you mean `--help`?\n",
  });
});
