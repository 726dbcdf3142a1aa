import { createContext, useContext } from 'react';
import { CodeFigure } from './Blocks.tsx';
import type { Declared } from './declared.ts';
import type { Href } from './Spans.tsx';
import type { Code } from './schema.ts';

/** What the API page at a canonical address declares, if there is one. */
export const DeclaredAt = createContext<(address: string) => Declared | undefined>(() => undefined);

/**
 * The declarations of the types that code refers to, which open in place.
 * @param levels how far types of types are followed; the first level is open if there's more than one
 * @param above addresses that are already shown
 */
export function Declarations({
  code,
  levels = 1,
  above,
  href,
}: {
  code: Code;
  levels?: number;
  above: readonly string[];
  href: Href;
}) {
  const declaredAt = useContext(DeclaredAt);
  const named = new Map(code.flat().flatMap(({ to, text }) => (to ? [[to, text] as const] : [])));
  const found = [...named].flatMap(([to, name]) => {
    const declaration = above.includes(to) ? undefined : declaredAt(to)?.code;
    return declaration ? [{ to, name, declaration }] : [];
  });
  if (found.length === 0) return null;
  return (
    <div className="api-opens skip-index">
      {found.map(({ to, name, declaration }) => (
        <details key={to} open={levels > 1}>
          <summary>
            <code>{name}</code>
          </summary>
          <CodeFigure code={declaration} href={href} />
          {levels > 1 && (
            <Declarations
              code={declaration}
              levels={levels - 1}
              above={[...above, ...named.keys()]}
              href={href}
            />
          )}
        </details>
      ))}
    </div>
  );
}
