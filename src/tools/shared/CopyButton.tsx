import { useEffect, useState } from 'react';

/** Copies a text, generated when the button is pressed, and reports whether that worked. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), 2500);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
    } catch {
      setSaid('The browser blocked copying');
    }
  };
  return (
    <span className="copy-button">
      <button type="button" className="button button-quiet" onClick={copy}>
        {label}
      </button>
      <span role="status">{said}</span>
    </span>
  );
}
