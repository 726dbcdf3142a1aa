import { expect, test } from 'vitest';
import { hotkeyNames } from './hotkeys.ts';

test.each([
  [['mod+k', '/'], 'ctrl+k meta+k /'],
  [['shift+mod+F'], 'ctrl+shift+f meta+shift+f'],
  [['alt+ctrl+s'], 'ctrl+alt+s'],
  // On many keyboards Shift is needed to type the sign itself.
  [['shift+?'], '?'],
  [['s'], 's'],
  [[], ''],
])('%j', (hotkeys, names) => {
  expect(hotkeyNames(hotkeys)).toBe(names);
});
