import { expect, test } from 'vitest';
import { hotkeyNames } from './hotkeys.ts';

test.each([
  [['mod+k', '/'], 'ctrl+k meta+k /'],
  [['shift+mod+F'], 'ctrl+shift+f meta+shift+f'],
  [['alt+ctrl+s'], 'ctrl+alt+s'],
  // Many keyboards need Shift to type this character.
  [['shift+?'], '?'],
  [['s'], 's'],
  [[], ''],
])('%j', (hotkeys, names) => {
  expect(hotkeyNames(hotkeys)).toBe(names);
});
