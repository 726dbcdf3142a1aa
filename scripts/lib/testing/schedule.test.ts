import { expect, test } from 'vitest';
import { type Job, schedule } from './schedule.ts';

/** What runs together, each time a job starts. */
async function startsOf(jobs: readonly Job[], atOnce: number): Promise<string[]> {
  const running = new Set<string>();
  const starts: string[] = [];
  await schedule(jobs, atOnce, async ({ name }) => {
    running.add(name);
    starts.push([...running].join('+'));
    await new Promise((done) => setImmediate(done));
    running.delete(name);
  });
  return starts;
}

const job = (name: string, after: string[] = []): Job => ({ name, after });

test('jobs run side by side, in order, and never more at once than allowed', async () => {
  const jobs = ['lint', 'types', 'unit', 'build'].map((name) => job(name));
  expect(await startsOf(jobs, 2)).toEqual(['lint', 'lint+types', 'types+unit', 'unit+build']);
  expect(await startsOf(jobs, 1)).toEqual(['lint', 'types', 'unit', 'build']);
});

test('a job waits for what it needs, and a later one takes its place', async () => {
  expect(await startsOf([job('build'), job('built', ['build']), job('unit')], 2)).toEqual([
    'build',
    'build+unit',
    'unit+built',
  ]);
});

test('what isn’t among the jobs isn’t waited for; a circle is an error', async () => {
  expect(await startsOf([job('built', ['build'])], 2)).toEqual(['built']);
  await expect(startsOf([job('a', ['b']), job('b', ['a'])], 2)).rejects.toThrow(
    'These wait for each other: a, b',
  );
});
