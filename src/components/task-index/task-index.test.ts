import { expect, test } from 'vitest';
import { taskIndex } from '../../features/samples/task-index.ts';

const { tasks, languages } = taskIndex('.');

test('data/task-index.json names every task of samples/', () => {
  const missing = tasks.filter(({ group }) => group === 'More').map(({ task }) => task);
  expect(missing, 'add these to data/task-index.json').toEqual([]);
});

test('no task is named twice, and no language is shown that nobody uses', () => {
  expect(new Set(tasks.map(({ task }) => task)).size).toBe(tasks.length);
  for (const language of languages)
    expect(
      tasks.some(({ samples }) => language in samples),
      language,
    ).toBe(true);
});

test('a mark is what the sample says of itself, with the way to the program', () => {
  const redact = tasks.find(({ task }) => task === 'redact');
  expect(redact?.group).toBe('Write');
  expect(redact?.samples.node).toMatchObject({ address: '/samples/redact/node/redact.mjs' });
});

test('whatever did not run says why', () => {
  const silent = tasks.flatMap(({ task, samples }) =>
    Object.entries(samples)
      .filter(([, { mark, note }]) => (mark === 'not run' || mark === 'cannot') && note === '')
      .map(([language]) => `${task}/${language}`),
  );
  expect(silent).toEqual([]);
});
