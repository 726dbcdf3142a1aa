import { expect, test } from 'vitest';
import { nameOf } from './hotkey.ts';

test.each([
  [{ key: 'k', ctrlKey: true }, 'ctrl+k'],
  // With Caps Lock.
  [{ key: 'K', ctrlKey: true }, 'ctrl+k'],
  [{ key: 'k', metaKey: true }, 'meta+k'],
  [{ key: 'F', ctrlKey: true, metaKey: true, altKey: true, shiftKey: true }, 'ctrl+meta+alt+shift+f'],
  [{ key: 's' }, 's'],
  [{ key: 'S', shiftKey: true }, 'shift+s'],
  [{ key: '/' }, '/'],
  [{ key: '/', shiftKey: true }, '/'],
  [{ key: '/', ctrlKey: true }, 'ctrl+/'],
  // When Chromium fills in forms, it sends key presses without a key.
  [{}, ''],
])('%j is %s', (press, name) => {
  expect(nameOf(press)).toBe(name);
});
