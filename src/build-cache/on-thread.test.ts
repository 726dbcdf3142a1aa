import { threadId } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { onThread } from './on-thread.ts';

const where = onThread<string, { input: string; thread: number }>('tests/fixtures/threads/where.ts');
const fail = onThread<string, never>('tests/fixtures/threads/fail.ts');

test('functions run on one other thread, in the order they were called', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map(where));
  expect(answers.map(({ input }) => input)).toEqual(['a', 'b', 'c']);
  const threads = new Set(answers.map(({ thread }) => thread));
  expect(threads.size).toBe(1);
  expect(threads).not.toContain(threadId);
});

test('an error reaches its caller, and the thread goes on', async () => {
  await expect(fail('a page')).rejects.toThrow('no: a page');
  expect(await where('after')).toMatchObject({ input: 'after' });
});

test('if the thread ends, its callers know, and the next call starts another', async () => {
  await expect(fail('exit')).rejects.toThrow('ended');
  expect(await where('after')).toMatchObject({ input: 'after' });
});

test('a module that does not exist is an error of its call', async () => {
  await expect(onThread('tests/fixtures/threads/none.ts')(1)).rejects.toThrow('none.ts');
});
