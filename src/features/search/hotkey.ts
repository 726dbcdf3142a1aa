/** The parts of a key press that identify a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The name of a key press, in the order used by `hotkeyNames` (src/config/hotkeys.ts): `ctrl+k`, `alt+shift+s`, `/`.
 * For characters, Shift is ignored, because many keyboards need it to type them.
 */
export function nameOf({ key = '', ctrlKey, metaKey, altKey, shiftKey }: Partial<KeyPress>): string {
  const letter = key.toLowerCase();
  return (
    (ctrlKey ? 'ctrl+' : '') +
    (metaKey ? 'meta+' : '') +
    (altKey ? 'alt+' : '') +
    (shiftKey && letter !== key ? 'shift+' : '') +
    letter
  );
}
