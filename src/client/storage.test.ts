import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('blocked or full storage remembers nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(recall('key')).toBe(null);
  expect(() => remember('key', 'value')).not.toThrow();
});
