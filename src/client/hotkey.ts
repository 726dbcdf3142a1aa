/** The parts of a key press that tell whether it is a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The name of a key press, in the order that `hotkeyNames` (src/config/hotkeys.ts) has: `ctrl+k`, `alt+shift+s`, `/`. For signs
 * Shift does not count: on many keyboards it is needed to type them.
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
