import { type RefObject, useEffect, useState } from 'react';

/** Toggles full screen for an element; renders nothing if the browser doesn't support it (as on some phones). */
export function FullScreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    // Browsers refuse this outside of a click; nothing changes then.
    (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => {});
  };
  return (
    <button type="button" className="button button-quiet" onClick={toggle}>
      {isFull ? 'Exit full screen' : 'Full screen'}
    </button>
  );
}
