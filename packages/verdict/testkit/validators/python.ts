import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { readPins } from '../../../../tests/samples/runner/pins.ts';
import { isMissing as isLanguageMissing } from '../../../../tests/samples/runner/toolchain.ts';
import {
  environment,
  findPython,
  python as toolchain,
} from '../../../../tests/samples/runner/toolchains/python.ts';
import { desk, type Engine, settingsFor } from './validator.ts';
import { noManifest, type Verdict, verdictOf, verdictOfError } from './verdict.ts';

const samples = resolve('samples');

/** The library for Python, in the samples' environment; one process validates all files. */
export const python: Engine = {
  name: 'c2pa-python',
  async prepare() {
    const prepared = await toolchain.prepare(samples, 'quick');
    if (isLanguageMissing(prepared)) return prepared;
    const { python: version } = readPins(samples);
    const found = findPython();
    if (!found) return { missing: "Python isn't installed" };
    const program = await environment(found, 'samples', [`c2pa-python==${version}`]);
    const table = await desk();
    const child = spawn(program, [join(import.meta.dirname, 'python/validate.py')], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    /** Files are validated in order, one after the other. */
    let turn: Promise<unknown> = Promise.resolve();

    async function ask(question: object): Promise<Verdict> {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error('the Python process ended');
      const { report, error } = JSON.parse(value);
      if (error !== undefined) return verdictOfError(error);
      return report === null ? noManifest : verdictOf(report);
    }

    return {
      name: this.name,
      version,
      async validate(exhibit, trust) {
        const { file, sidecar = null } = await table.lay(exhibit);
        const answer = turn.then(() =>
          ask({ file, type: exhibit.type, sidecar, settings: settingsFor(trust) }),
        );
        turn = answer.catch(() => {});
        return answer;
      },
      async close() {
        child.stdin.end();
        await table.clear();
      },
    };
  },
};
