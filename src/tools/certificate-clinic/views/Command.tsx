import { CopyButton } from '../../shared/CopyButton.tsx';

/** Commands to copy, one per line. */
export function Command({ text }: { text: string }) {
  return (
    <div className="clinic-command">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, so they must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton text={() => text} label={text.includes('\n') ? 'Copy the commands' : 'Copy the command'} />
    </div>
  );
}
