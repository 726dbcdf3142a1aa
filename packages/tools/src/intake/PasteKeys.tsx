const PASTE_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The keyboard shortcut for pasting on this device. */
export function PasteKeys() {
  return (
    <>
      <kbd>{PASTE_KEY}</kbd> <kbd>V</kbd>
    </>
  );
}
