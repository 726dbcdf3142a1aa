import type { CodeMeaning } from '../../../page-data/provenance.ts';
import { InlineCode } from '../../../ui/InlineCode.tsx';
import { Prose } from '../../shared/Prose.tsx';

export interface CodeHelpProps {
  code: string;
  meaning: CodeMeaning;
}

/** More about a status code, collapsed: what it doesn't mean, what to do, and its page. */
export function CodeHelp({ code, meaning: { not, advice, href } }: CodeHelpProps) {
  if (!not && advice.length === 0) return null;
  return (
    <details className="fold code-help">
      <summary>
        What to do <span className="sr-only">about {code}</span>
      </summary>
      {not && (
        <p>
          <Prose>{not}</Prose>
        </p>
      )}
      {advice.length > 0 && (
        <ul>
          {advice.map((one) => (
            <li key={one}>
              <Prose>{one}</Prose>
            </li>
          ))}
        </ul>
      )}
      {href && (
        <p>
          <a href={href}>
            More about <InlineCode text={code} />
          </a>
        </p>
      )}
    </details>
  );
}
