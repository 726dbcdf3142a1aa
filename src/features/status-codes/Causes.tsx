import { InlineText, Line } from '../../ui/Line.tsx';
import { type Cause, knownFrom } from './causes.ts';

export interface CausesProps {
  causes: readonly Cause[];
  href: (address: string) => string;
}

/** What a reader scans for. */
const firstSentence = (text: string) => text.split(/(?<=\.) /, 1)[0] ?? text;

/** Known causes in their order: what went wrong, the fix, and how we know. */
export function Causes({ causes, href }: CausesProps) {
  return (
    <div className="causes">
      <ol>
        {causes.map((one) => {
          const { id, cause, fix, page, details, codes, messages } = one;
          const first = firstSentence(cause);
          return (
            <li key={id} id={`cause-${id}`}>
              <p>
                <strong>
                  <Line text={first} />
                </strong>
                <InlineText
                  text={`${cause.slice(first.length)} ${fix} [Details: ${details}](${page}).`}
                  href={href}
                />
              </p>
              {codes.length > 0 && (
                <p>
                  {codes.length > 1 ? 'Status codes: ' : 'Status code: '}
                  <Line text={codes.map((code) => `\`${code}\``).join(', ')} />
                </p>
              )}
              {messages.length > 0 && (
                <>
                  <p>{messages.length > 1 ? 'Messages:' : 'Message:'}</p>
                  <ul>
                    {messages.map(({ text, from }) => (
                      <li key={text}>
                        <Line text={`${text} (${from})`} />
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <details className="known-from">
                <summary>Evidence</summary>
                <p>
                  <InlineText text={knownFrom(one)} href={href} />
                </p>
              </details>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
