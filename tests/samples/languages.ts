import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTabOrder } from '../../src/features/samples/run.ts';
import { readTasks, type SharedCheck, type Task } from '../../src/features/samples/task.ts';
import { expectationOf, idleDifferences } from './runner/expected.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { chosen } from './runner/selection.ts';
import { installing, isMissing, type Missing, type Runner } from './runner/toolchain.ts';
import { toolchains } from './runner/toolchains/index.ts';
import { copyCompanions, folderFrom, givenFolder, samplePath, withoutChanging } from './workspace.ts';

/** A sample program that didn't do what its task expects. */
export interface Failure {
  task: string;
  language: string;
  /** The program, relative to the project's folder. */
  file: string;
  /** What ran: the program's name and its arguments. */
  command: string;
  /** What's wrong, to complete a sentence that starts with the command: `ended with exit code 1`. */
  problem: string;
  /** The file with the expected result, relative to the project's folder. */
  expectation: string;
  /** What to do if the program is correct. */
  otherwise: string;
}

/** The message of a failing sample, shown before the difference: what failed, where that's specified, and the fix. */
export function failureText(failure: Failure): string {
  const { task, language, file, command, problem, expectation, otherwise } = failure;
  return [
    `${file}: \`${command}\` ${problem}`,
    `  task:     ${task}, in ${language}`,
    `  expected: ${expectation}`,
    `  fix:      correct the program; ${otherwise}`,
    `  again:    npm run samples -- --task ${task} --language ${language}`,
    '',
  ].join('\n');
}

/**
 * Runs every sample that `cases` of its task.json describe, in each of these languages whose toolchain is available.
 */
export function testLanguages(isWanted: (language: string) => boolean): void {
  const tasks = [...readTasks(samplePath())].filter(([name]) => chosen().task(name));
  const prepared = new Map<string, Runner | Missing>();

  beforeAll(async () => {
    const needed = new Set(tasks.flatMap(([, task]) => sharedChecks(task).map(([language]) => language)));
    for (const toolchain of toolchains) {
      if (needed.has(toolchain.language))
        prepared.set(toolchain.language, await toolchain.prepare(samplePath(), installing()));
    }
  }, 1_800_000);

  afterAll(async () => {
    for (const one of prepared.values()) if (!isMissing(one)) await one.close?.();
  });

  /** The requested languages of a task that run against its cases. */
  function sharedChecks({ languages }: Task): Array<[language: string, check: SharedCheck]> {
    return inTabOrder(Object.keys(languages)).flatMap((language) => {
      const check = languages[language];
      return check?.runs === 'samples' && chosen().language(language) && isWanted(language)
        ? [[language, check]]
        : [];
    });
  }

  for (const [name, task] of tasks) {
    const checks = sharedChecks(task);
    if (checks.length === 0) continue;
    describe(name, () => {
      test.for(checks)('%s', { timeout: 180_000 }, async ([language, check], { skip, task: { meta } }) => {
        const runner = prepared.get(language) ?? { missing: `nothing runs ${language} samples` };
        if (isMissing(runner)) return skip(runner.missing);
        meta.with = runner.with;
        expect(idleDifferences(task, check), '`differs` names what no case expects').toEqual([]);
        const cwd = await folderFrom(await givenFolder(task.given));
        const path = samplePath(name, language, check.file);
        if (path.endsWith('.sh')) await copyCompanions(path, cwd);
        for (const one of task.cases) {
          const wanted = expectationOf(samplePath(), name, one, check);
          const program = { task: name, path, args: wanted.args, cwd, choose: wanted.choose };
          const { stdout, stderr, code } = await runner.run(program);
          const output = `${stdout}\n${stderr}`.trim();
          const tell = (problem: string, expectation = 'task.json', otherwise = 'or `cases` in task.json') =>
            failureText({
              task: name,
              language,
              file: `samples/${name}/${language}/${check.file}`,
              command: [check.file, ...wanted.args].join(' '),
              problem,
              expectation: `samples/${name}/${expectation}`,
              otherwise,
            });
          if (wanted.fails) {
            expect(code, `${tell('has to fail, and it ended with exit code 0')}\n${output}\n`).not.toBe(0);
            expect(stderr + stdout, tell(`has to say \`${wanted.fails}\``)).toContain(wanted.fails);
          } else expect(code, `${tell(`ended with exit code ${code}`)}\n${output}\n`).toBe(0);
          if (wanted.prints) {
            const { text, file } = wanted.prints;
            const otherwise = `if every language prints this now, update ${file}`;
            const why = tell('prints something else than expected', file, otherwise);
            expect(withoutChanging(stdout), why).toBe(withoutChanging(text));
          }
          for (const [file, { sidecar, ...found }] of Object.entries(wanted.files)) {
            const anchor = join(cwd, 'test-certs', 'root.pem');
            const seen = await inspectOutput(
              samplePath(),
              join(cwd, file),
              anchor,
              sidecar && join(cwd, sidecar),
            );
            expect(seen, tell(`writes a ${file} that isn't as expected`)).toMatchObject({
              exists: true,
              ...found,
            });
          }
        }
      });
    });
  }
}
