import { CodeFigure } from './Blocks.tsx';
import type { Href } from './Spans.tsx';
import type { Shape } from './schema.ts';

/** Declarations without their own page. @param withIds whether links point here */
export function Shapes({
  shapes,
  withIds,
  href,
}: {
  shapes: readonly Shape[];
  withIds: boolean;
  href: Href;
}) {
  return (
    <div className="api-shapes">
      {shapes.map(({ id, name, from, code, today }) => (
        <div key={id} id={withIds ? id : undefined}>
          <CodeFigure
            code={code}
            href={href}
            note={
              (today || !withIds) && (
                <>
                  {!withIds && `From ${from}. `}
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
