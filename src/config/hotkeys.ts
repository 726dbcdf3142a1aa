/**
 * The keys that open the search, by the names that `src/client/hotkey.ts` gives to key presses: `ctrl+k meta+k /`. `mod`
 * is Ctrl as well as Cmd, since browsers no longer tell reliably which machine they run on.
 */
export function hotkeyNames(hotkeys: readonly string[]): string {
  return hotkeys
    .flatMap((hotkey) => {
      const held = hotkey.toLowerCase().split('+');
      const key = held.pop() ?? '';
      const mods = held.includes('mod') ? ['ctrl', 'meta'] : held.includes('ctrl') ? ['ctrl'] : [undefined];
      const isLetter = key !== key.toUpperCase();
      return mods.map((mod) =>
        [mod, held.includes('alt') && 'alt', isLetter && held.includes('shift') && 'shift', key]
          .filter(Boolean)
          .join('+'),
      );
    })
    .join(' ');
}
