import { Fragment } from 'react';
import { Line } from '../../ui/Line.tsx';
import { type Cause, knownFrom, threadName } from './causes.ts';

export interface CausesProps {
  causes: readonly Cause[];
  href: (address: string) => string;
}

/** Known causes in their order: what went wrong, the fix, and how we know. */
export function Causes({ causes, href }: CausesProps) {
  return (
    <div className="causes">
      <ol>
        {causes.map((one) => (
          <li key={one.id} id={`cause-${one.id}`}>
            <p>
              <strong>
                <Line text={firstSentence(one.cause)} />
              </strong>
              <Line text={`${one.cause.slice(firstSentence(one.cause).length)} ${one.fix}`} />{' '}
              <a href={href(one.page)}>Details: {one.details}</a>.
            </p>
            {one.codes.length > 0 && (
              <p>
                {one.codes.length > 1 ? 'Status codes: ' : 'Status code: '}
                <Line text={one.codes.map((code) => `\`${code}\``).join(', ')} />
              </p>
            )}
            {one.messages.length > 0 && (
              <>
                <p>{one.messages.length > 1 ? 'Messages:' : 'Message:'}</p>
                <ul>
                  {one.messages.map(({ text, from }) => (
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
                <Line text={knownFrom(one)} /> <Reports of={one} />
              </p>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a reader scans for. */
const firstSentence = (text: string) => text.split(/(?<=\.) /, 1)[0] ?? text;

/** `spec.c2pa.org, validate the signature`, for the address of a clause. */
function sourceName(address: string): string {
  const { host, hash } = new URL(address);
  return [host, hash.replace(/[#_-]+/g, ' ').trim()].filter(Boolean).join(', ');
}

/** The threads that report it, or the source that explains it. */
function Reports({ of: { threads, source } }: { of: Cause }) {
  const links = threads.length > 0 ? threads : [source ?? ''];
  return (
    <>
      {threads.length > 0 ? 'Reported in ' : 'Source: '}
      {links.map((address, index) => (
        <Fragment key={address}>
          {index > 0 && ', '}
          <a href={address}>{threads.length > 0 ? threadName(address) : sourceName(address)}</a>
        </Fragment>
      ))}
      .
    </>
  );
}
