import { appendFileSync, readFileSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { removal } from './removal.ts';

const log = process.env.RULE_REMOVAL_LOG ?? '';

/**
 * A line for each step: `open 4` is a check that needs a test, `tried 4` comes before a test that runs without it, and
 * `passed 4 test` or `noticed 4` after that test.
 */
const say = (line: string) => appendFileSync(log, `${line}\n`);

const lines = readFileSync(log, 'utf8').split('\n');
const numbers = (word: string) =>
  lines.filter((line) => line.startsWith(word)).map((line) => Number(line.slice(word.length)));
const open = new Set(numbers('open '));
for (const noticed of numbers('noticed ')) open.delete(noticed);
/** After a process was stopped, the next one doesn't do the same again. */
const passed = new Set(lines.filter((line) => line.startsWith('passed ')));

/** Runs each test once as it is, and again without each open check that it came to. */
export default class extends TestRunner {
  runTask = async (test: RunnerTestCase) => {
    const run = TestRunner.getTestFn(test);
    removal.reached = new Set();
    await run();
    for (const number of [...removal.reached].filter((one) => open.has(one))) {
      const line = `passed ${number} ${test.id}`;
      if (passed.has(line)) continue;
      say(`tried ${number}`);
      removal.number = number;
      try {
        await run();
        say(line);
      } catch {
        open.delete(number);
        say(`noticed ${number}`);
      } finally {
        removal.number = -1;
      }
    }
  };
}
