import { expect, test } from 'vitest';
import type { PageContext } from '../../content/markdown/component.ts';
import { readSample } from '../../features/samples/shown.ts';
import { loadSample } from './load-sample.ts';

const context = {
  sourceDir: '.',
  typed: new Set(),
  isFirst: () => true,
} as Partial<PageContext> as PageContext;
const loaded = async (withSetUp?: boolean) => {
  const shown = readSample('samples', { file: 'read-manifest/rust/read.rs' });
  const { run } = await loadSample(shown, context, withSetUp);
  if (!run) throw new Error('no run');
  return run;
};

test('a program says what to type first, and how to run it', async () => {
  const { command, inputs, setUp } = await loaded();
  expect(command).toContain('cargo run');
  expect(inputs).not.toEqual([]);
  expect(setUp.lines).not.toEqual([]);
  expect(setUp.section).toBeDefined();
});

test('where the steps of a page do this, only the files are left', async () => {
  const { command, inputs, setUp, files } = await loaded(false);
  expect({ command, inputs, setUp }).toEqual({
    command: undefined,
    inputs: [],
    setUp: { lines: [], section: undefined },
  });
  expect(files.map(({ name }) => name)).toEqual(['read.rs']);
});
