import { realpathSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CALLS } from './support/calls.ts';
import { type Caller, overHttp, overStdio, startHttp } from './support/client.ts';

for (const node of inject('nodes')) {
  const name = `on Node.js ${node.version}, ${node.about} that's promised`;
  if ('missing' in node) {
    test(name, ({ skip }) => skip(node.missing));
    continue;
  }
  describe(name, () => {
    let caller: Caller;
    const program = realpathSync(inject('mcpServer'));
    beforeAll(async () => {
      caller = await overStdio(node.path, [program]);
    });
    afterAll(() => caller.close());

    test.each(CALLS)('%s answers %j', async (tool, given, pattern) => {
      const { text, isError } = await caller.call(tool, given);
      expect(isError, text).toBe(false);
      expect(text).toMatch(pattern);
    });

    test('no tool is left out', async () => {
      const { tools } = await caller.client.listTools();
      expect(
        tools.map((tool) => tool.name).filter((tool) => !CALLS.some(([called]) => called === tool)),
      ).toEqual([]);
    });

    test('it serves HTTP', async () => {
      const { url, process } = await startHttp(node.path, [], [program]);
      const http = await overHttp(url);
      expect((await http.call('search_docs', { query: 'trust list' })).isError).toBe(false);
      await http.close();
      process.kill();
    });
  });
}
