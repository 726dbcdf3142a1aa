import { bytesSource, coverageOf, unprotectedIn } from '@content-credentials/verdict/coverage';
import { forgedFile } from '@content-credentials/verdict/testkit/fuzzer/forged';
import { randomFrom } from '@content-credentials/verdict/testkit/fuzzer/mutate';
import { beforeAll, expect, test } from 'vitest';
import { ensureSamples } from '../support/samples.ts';

const FILES = 1000;

beforeAll(() => ensureSamples(), 300_000);

test('no byte that the hash has to cover changes unseen, and honest files stay covered', async () => {
  const wrong = [];
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= FILES; seed += 1) {
    const { file, store, demand, about, name } = await forgedFile(randomFrom(seed), `random-${seed}`);
    const coverage = await coverageOf(bytesSource(Uint8Array.from(file)), store);
    const { state } = coverage;
    seen.set(demand, (seen.get(demand) ?? 0) + 1);
    const isPartly = unprotectedIn(coverage).length > 0;
    const isCovered = state === 'covered' && !isPartly;
    const isWrong =
      demand === 'Partial' ? !isPartly : demand === 'no harm' ? false : isCovered !== (demand === 'Valid');
    if (isWrong) wrong.push({ seed, name, demand, state, about });
  }
  expect(wrong).toEqual([]);
  expect(seen.get('never Valid')).toBeGreaterThan(FILES / 2);
  expect(seen.get('Valid')).toBeGreaterThan(FILES / 50);
  expect(seen.get('Partial')).toBeGreaterThan(FILES / 20);
}, 60_000);
