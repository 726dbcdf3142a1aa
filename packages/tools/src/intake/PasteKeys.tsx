/** The keyboard shortcut for pasting on this device. */
export function PasteKeys() {
  // The build renders it, too, perhaps with a Node.js that knows no `navigator`.
  const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
  return (
    <>
      <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd> <kbd>V</kbd>
    </>
  );
}
