const PASTE_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The keys that paste, as they are called on this machine. */
export function PasteKeys() {
  return (
    <>
      <kbd>{PASTE_KEY}</kbd> <kbd>V</kbd>
    </>
  );
}
