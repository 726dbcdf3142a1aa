import { CopyButton } from '../../shared/CopyButton.tsx';
import { CodeText } from '../../ui/InlineCode.tsx';

/** Commands to copy, one per line. */
export function Command({ text }: { text: string }) {
  return (
    <div className="clinic-command terminal">
      <pre>
        <code>
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed text never move
            <span className="l" key={index}>
              <CodeText text={`${line}\n`} />
            </span>
          ))}
        </code>
      </pre>
      <CopyButton text={() => text} label={text.includes('\n') ? 'Copy the commands' : 'Copy the command'} />
    </div>
  );
}
