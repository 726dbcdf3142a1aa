import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heavySpecimens, specimens } from '@content-credentials/verdict/testkit/forger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { named } from '../support/specimens.ts';
import { type Caller, overHttp, startHttp } from './support/client.ts';
import { type Installed, serverAndFolder } from './support/installed.ts';

let installed: Installed;
let server: Awaited<ReturnType<typeof startHttp>>;
const callers: Caller[] = [];
const connected = async () => {
  const caller = await overHttp(server.url);
  callers.push(caller);
  return caller;
};

beforeAll(async () => {
  installed = serverAndFolder();
  server = await startHttp(installed.program, ['--folder', installed.folder]);
});
afterAll(async () => {
  await Promise.all(callers.map((caller) => caller.close()));
  server.process.kill();
  installed.remove();
});

const saved = (name: string, file: Uint8Array) => {
  const path = join(installed.folder, name);
  writeFileSync(path, file);
  return path;
};

test('files that take too long to read are stopped with the limit, and don’t block those of others', {
  timeout: 180_000,
}, async () => {
  const [attacker, other] = [await connected(), await connected()];
  const heavy = await heavySpecimens();
  const slow = heavy.find(([limit]) => limit.includes('seconds'));
  const honest = named(await specimens(), 'honest-jpeg');
  if (!slow) throw new Error('the kit has a slow file');
  const path = saved(slow[1].name, slow[1].file);
  const slowAnswers = Promise.all([1, 2].map(() => attacker.call('inspect_file', { path })));

  const good = await other.call('inspect_file', { path: saved(honest.name, honest.file) });
  expect(good.data.state, good.text).toBe('Valid');
  for (const { isError, text } of await slowAnswers) {
    expect(isError).toBe(true);
    expect(text).toContain(
      'This file takes too long to read. Parsing its manifest store took longer than 20 seconds',
    );
  }

  for (const [limit, { id, name, file, sidecar }] of heavy) {
    if (limit === slow[0]) continue;
    const given = {
      path: saved(name, file),
      ...(sidecar && { manifest_path: saved(`${id}.c2pa`, sidecar) }),
    };
    const { isError, text } = await attacker.call('inspect_file', given);
    expect(isError, id).toBe(true);
    expect(text, id).toContain(`Its manifest store has ${limit}`);
  }
});
