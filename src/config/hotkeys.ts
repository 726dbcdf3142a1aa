/**
 * The keys that open the search, by the names that `src/features/search/hotkey.ts` gives key presses, such as `ctrl+k meta+k
 * /`. `mod` means both Ctrl and Cmd, because browsers no longer report reliably which system they run on.
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
