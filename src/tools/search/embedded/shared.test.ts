import { expect, test, vi } from 'vitest';
import { createShared } from './shared.ts';

/** Work that can be completed from outside. */
function held() {
  let finish: (value: string) => void = () => {};
  const start = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  });
  const signals: AbortSignal[] = [];
  return { start, signals, finish: (value: string) => finish(value) };
}

test('is done once for all who ask', async () => {
  const shared = createShared();
  const { start, finish } = held();
  const { signal } = new AbortController();
  const both = Promise.all([shared('a', start, signal), shared('a', start, signal)]);
  finish('x');
  expect(await both).toEqual(['x', 'x']);
  expect(await shared('a', start, signal)).toBe('x');
  expect(start).toHaveBeenCalledTimes(1);
});

test('goes on while one still waits, and is aborted with the last', async () => {
  const shared = createShared();
  const { start, signals, finish } = held();
  const [first, second] = [new AbortController(), new AbortController()];
  const one = shared('a', start, first.signal);
  const two = shared('a', start, second.signal);
  first.abort();
  await expect(one).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(signals[0]?.aborted).toBe(false);
  finish('x');
  expect(await two).toBe('x');

  const three = shared('b', start, second.signal);
  second.abort();
  await expect(three).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(signals[1]?.aborted).toBe(true);
});

test('starts again after it was aborted or failed', async () => {
  const shared = createShared();
  const { start, finish } = held();
  const gone = new AbortController();
  const one = shared('a', start, gone.signal);
  gone.abort();
  await expect(one).rejects.toThrow();
  const { signal } = new AbortController();
  const two = shared('a', start, signal);
  finish('x');
  expect(await two).toBe('x');
  await expect(shared('b', () => Promise.reject(new Error('down')), signal)).rejects.toThrow('down');
  expect(await shared('b', async () => 'up', signal)).toBe('up');
});
