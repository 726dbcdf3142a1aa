import { CodeFigure } from './Blocks.tsx';
import type { Href } from './Spans.tsx';
import type { Shape } from './schema.ts';

/** Declarations without their own page. */
export function Shapes({ shapes, href }: { shapes: readonly Shape[]; href: Href }) {
  return (
    <div className="api-shapes">
      {shapes.map(({ id, name, from, code, today }) => (
        <div key={id} id={id}>
          <CodeFigure
            code={code}
            href={href}
            note={
              (from || today) && (
                <>
                  {from && `From ${from}. `}
                  {today && (
                    <>
                      Today:{' '}
                      <a href={href(today.to)} aria-label={`${today.text}, today’s form of ${name}`}>
                        {today.text}
                      </a>
                    </>
                  )}
                </>
              )
            }
          />
        </div>
      ))}
    </div>
  );
}
