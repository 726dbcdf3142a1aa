import { type RefObject, useEffect, useState } from 'react';

/** Gives an element the whole screen and takes it back; nothing where the browser cannot (phones of some makers). */
export function FullScreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    // Refused outside of a click: then everything stays as it is.
    (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => {});
  };
  return (
    <button type="button" className="button button-quiet" onClick={toggle}>
      {isFull ? 'Exit full screen' : 'Full screen'}
    </button>
  );
}
