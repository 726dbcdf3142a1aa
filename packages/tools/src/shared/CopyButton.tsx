import { useEffect, useState } from 'react';

/** Copies a text, generated when the button is pressed, and reports whether that worked. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(() => setAnnouncement(''), 2500);
    return () => clearTimeout(timer);
  }, [announcement]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setAnnouncement('Copied');
    } catch {
      setAnnouncement('The browser blocked copying');
    }
  };
  return (
    <span className="copy-button">
      <button type="button" className="button button-quiet" onClick={copy}>
        {label}
      </button>
      <span role="status">{announcement}</span>
    </span>
  );
}
