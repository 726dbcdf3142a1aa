import { expect, test } from 'vitest';
import { progressOn } from './progress.ts';

function stream(isTTY: boolean) {
  const printed: string[] = [];
  return { isTTY, columns: 40, printed, write: (text: unknown) => printed.push(String(text)) > 0 };
}

test('on a terminal, one line says stage, tests, and time', () => {
  const terminal = stream(true);
  let now = 0;
  const progress = progressOn(terminal, {}, () => now);
  progress.begin('unit');
  progress.begin('lint');
  now = 75_000;
  progress.tick((name) => (name === 'unit' ? 12 : 0));
  expect(terminal.printed.join('')).toBe('\r\x1b[K1:15  unit 12 tests, lint');
});

test('elsewhere, a line for each stage that ended and one a minute, without escape codes', () => {
  for (const [isTTY, env] of [
    [false, {}],
    [true, { CI: 'true' }],
  ] as const) {
    const log = stream(isTTY);
    let now = 0;
    const progress = progressOn(log, env, () => now);
    progress.begin('unit');
    for (; now < 125_000; now += 1000) progress.tick(() => 7);
    progress.end({ name: 'unit', state: 'left out', seconds: 125, reason: 'no core' });
    progress.close();
    expect(log.printed.join('')).toBe(
      '1:00  unit 7 tests …\n2:00  unit 7 tests …\n2:05  – unit  no core  125 s\n',
    );
  }
});
