import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OurFile } from '@content-credentials/tools/sample-frame/our-files';
import { npmPackages } from '../../content/archives/set-up.ts';
import { companionsOf } from './files.ts';
import type { SampleRun } from './shown.ts';
import { addressOfInput, inputsFor, readTask, taskNames } from './task.ts';

/** The package that the site has, so that a page with nothing else can be built with it. */
const SDK = '@contentauth/c2pa-web';

/** The built page of a web sample, from the site's root: one page for all of them. */
export const browserPage = (task: string): string => `/sandboxes/app/samples.html#${task}`;

/** A task's program for browsers, in `samples/`. */
export const programInBrowser = (samplesDir: string, task: string): string | undefined => {
  const check = readTask(samplesDir, task)?.languages.web;
  return check && check.runs !== 'cannot' ? `${task}/web/${check.file}` : undefined;
};

/** Whether a task's web sample needs nothing but the SDK, and is a page of its own. */
export function runsInBrowser(samplesDir: string, task: string): boolean {
  const program = programInBrowser(samplesDir, task);
  if (!program || !existsSync(join(samplesDir, task, 'web', 'index.html'))) return false;
  const scripts = [program, ...companionsOf(samplesDir, program)].filter((file) => file.endsWith('.js'));
  const packages = scripts.flatMap((file) => npmPackages(readFileSync(join(samplesDir, file), 'utf8')));
  return packages.includes(SDK) && packages.every((name) => name === SDK);
}

/** Every task whose web sample runs in place, sorted. */
export const tasksInBrowser = (samplesDir: string): string[] =>
  taskNames(samplesDir)
    .filter((task) => runsInBrowser(samplesDir, task))
    .sort();

/** What the test certificates are replaced with: no private key is published, and our signed files have this root. */
const TEST_CERTIFICATES: Readonly<Record<string, OurFile>> = {
  'test-certs/chain.pem': { name: 'chain.pem', makes: 'chain' },
  'test-certs/signer.key': { name: 'signer.key', makes: 'key' },
  'test-certs/root.pem': {
    name: 'root.pem',
    address: '/samples/manifest-examples/files/example-root.pem',
  },
};

const EXAMPLES = 'manifest-examples/files';

/** One of our signed files, for an input that other samples sign. */
const signedExample = (samplesDir: string, name: string): OurFile | undefined =>
  existsSync(join(samplesDir, EXAMPLES, name))
    ? { name, address: `/samples/${EXAMPLES}/${name}` }
    : undefined;

/** Our files for a sample's inputs, in order; undefined if one of them is something that readers create first. */
export function ourFiles(
  samplesDir: string,
  { choose, files: [program = ''], inputs: named }: Pick<SampleRun, 'choose' | 'files' | 'inputs'>,
): OurFile[] | undefined {
  const inputs = inputsFor(samplesDir, program.split('/')[0] ?? '');
  const files = choose.map((name): OurFile | undefined => {
    const input = inputs[name];
    if (TEST_CERTIFICATES[name]) return TEST_CERTIFICATES[name];
    if (!input || !named.includes(name)) return signedExample(samplesDir, name);
    return input.command ? undefined : { name, address: addressOfInput(input) };
  });
  return files.includes(undefined) ? undefined : files.filter((one) => one !== undefined);
}
