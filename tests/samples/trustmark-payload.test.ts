import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, runOk, samplePath } from './workspace';

const payload = samplePath('trustmark-payload', 'node', 'payload.mjs');

interface Vector {
  mode: string;
  data: string;
  bits: string;
  flips: number;
  damaged: string;
  repaired: boolean;
  read: string;
}
const vectors = JSON.parse(await readFile(join(import.meta.dirname, 'trustmark-vectors.json'), 'utf8'));
const { encode, decode, falseAlarmsPerMillion, MODES } = await import(payload);

test('the table is the one that the pages show', async () => {
  expect(await runOk(payload)).toBe(
    await readFile(samplePath('trustmark-payload', 'node', 'expected.txt'), 'utf8'),
  );
});

test.each(vectors.cases as Vector[])('$mode with $flips wrong bits: as the Python package', (vector) => {
  expect(encode(vector.mode, vector.data)).toBe(vector.bits);
  expect(decode(vector.damaged)?.data ?? null).toBe(vector.repaired ? vector.read : null);
});

test('the word that the Rust crate tests itself with', () => {
  const data = '1011011110011000111111000000011111011111011100000110110110111';
  expect(encode('BCH_5', data)).toBe(`${data}000110010101101111010011011000010000001`);
});

test('short data is filled up; too much data, other letters and other modes are refused', async () => {
  expect(encode('BCH_5', '1').slice(0, 61)).toBe('1'.padEnd(61, '0'));
  for (const [args, message] of [
    [['encode', 'BCH_5', '1'.repeat(62)], "62 bits don't fit: BCH_5 has room for 61"],
    [['encode', 'BCH_5', 'my secret'], 'only 0 and 1'],
    [['encode', 'BCH_9', '1'], "BCH_9 isn't a mode"],
  ] as const) {
    const { code, stderr } = await run(payload, [...args]);
    expect(code).not.toBe(0);
    expect(stderr).toContain(message);
  }
});

test('as many random words look like a watermark as the formula says', () => {
  let seed = 20_261_120;
  const bit = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed >>> 31;
  };
  const bch3 = MODES.find(({ name }: { name: string }) => name === 'BCH_3');
  const tries = 4000;
  let alarms = 0;
  for (let i = 0; i < tries; i++) if (decode(`${Array.from({ length: 98 }, bit).join('')}11`)) alarms++;
  expect(alarms / tries).toBeGreaterThan((falseAlarmsPerMillion(bch3) / 1e6) * 0.8);
  expect(alarms / tries).toBeLessThan((falseAlarmsPerMillion(bch3) / 1e6) * 1.2);
});
