import { expect, test } from 'vitest';
import { isHotkey, type KeyPress } from './hotkey.ts';

const press = (key: string, ...held: string[]): KeyPress => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

test.each([
  ['mod+k', press('k', 'ctrl'), false, true],
  ['mod+k', press('K', 'ctrl'), false, true],
  ['mod+k', press('k', 'meta'), true, true],
  ['mod+k', press('k', 'ctrl'), true, false],
  ['mod+k', press('k', 'meta'), false, false],
  ['mod+k', press('k'), false, false],
  ['mod+k', press('k', 'ctrl', 'shift'), false, false],
  ['mod+k', press('k', 'ctrl', 'alt'), false, false],
  ['ctrl+shift+f', press('F', 'ctrl', 'shift'), true, true],
  ['alt+s', press('s', 'alt'), false, true],
  ['s', press('s'), false, true],
  ['s', press('S', 'shift'), false, false],
  ['/', press('/'), false, true],
  ['/', press('/', 'shift'), false, true],
  ['/', press('/', 'ctrl'), false, false],
  ['/', press('k'), false, false],
])('%s and %j on a Mac %s: %s', (hotkey, key, mac, expected) => {
  expect(isHotkey(key, hotkey, mac)).toBe(expected);
});
