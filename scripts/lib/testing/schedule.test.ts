import { expect, test } from 'vitest';
import { type Job, schedule } from './schedule.ts';

/** What runs together, each time a job starts. */
async function startsOf(jobs: readonly Job[], cores: number): Promise<string[]> {
  const running = new Set<string>();
  const starts: string[] = [];
  await schedule(jobs, cores, async ({ name }) => {
    running.add(name);
    starts.push([...running].join('+'));
    await new Promise((done) => setImmediate(done));
    running.delete(name);
  });
  return starts;
}

const job = (name: string, cores = 1, after: string[] = [], group?: string): Job => ({
  ...{ name, cores, after, group },
});

test('jobs that fit run side by side, in order', async () => {
  expect(await startsOf([job('lint'), job('types'), job('unit', 2)], 2)).toEqual([
    'lint',
    'lint+types',
    'unit',
  ]);
});

test('a job waits for what it needs, and a later one takes the free core', async () => {
  expect(await startsOf([job('build'), job('built', 1, ['build']), job('unit')], 2)).toEqual([
    'build',
    'build+unit',
    'unit+built',
  ]);
});

test('a job that asks for more cores than there are gets all of them', async () => {
  expect(await startsOf([job('a', 4), job('b', 4)], 1)).toEqual(['a', 'b']);
});

test('jobs of one group follow each other, and others run beside them', async () => {
  const jobs = [job('dev', 1, [], 'site'), job('build', 1, [], 'site'), job('lint')];
  expect(await startsOf(jobs, 4)).toEqual(['dev', 'dev+lint', 'lint+build']);
});

test('what isn’t among the jobs isn’t waited for; a circle is an error', async () => {
  expect(await startsOf([job('built', 1, ['build'])], 2)).toEqual(['built']);
  await expect(startsOf([job('a', 1, ['b']), job('b', 1, ['a'])], 2)).rejects.toThrow(
    'These wait for each other: a, b',
  );
});
