import { BreakableName } from '../../ui/Breakable.tsx';
import type { Href } from './Spans.tsx';
import type { Path } from './schema.ts';

/** What most programs do, each as the calls that lead there. */
export function Paths({ paths, href }: { paths: readonly Path[]; href: Href }) {
  if (paths.length === 0) return null;
  return (
    <dl className="api-paths">
      {paths.map(({ title, calls }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <ol className="api-names">
              {calls.map(({ text, to, isOwn }) => (
                <li key={to} className={isOwn ? 'own' : undefined}>
                  <a href={href(to)}>
                    <code>
                      <BreakableName name={text} />
                    </code>
                  </a>
                </li>
              ))}
            </ol>
          </dd>
        </div>
      ))}
    </dl>
  );
}
