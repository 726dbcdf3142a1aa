/** The parts of a key press that tell whether it is a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether a key press is the shortcut written as `mod+k`, `alt+s` or `/`; `mod` is Cmd on a Mac and Ctrl elsewhere.
 * For signs such as `/` Shift does not count: on many keyboards it is needed to type them.
 */
export function isHotkey(press: KeyPress, hotkey: string, mac: boolean): boolean {
  const held = hotkey.replace('mod', mac ? 'meta' : 'ctrl').split('+');
  const key = held.pop() ?? '';
  const isSign = key === key.toUpperCase();
  return (
    // Chromium fills in forms with key presses that have no key.
    press.key?.toLowerCase() === key.toLowerCase() &&
    (['ctrl', 'meta', 'alt'] as const).every((name) => press[`${name}Key`] === held.includes(name)) &&
    (isSign || press.shiftKey === held.includes('shift'))
  );
}
