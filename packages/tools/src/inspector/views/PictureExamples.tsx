import { type MouseEvent, useId } from 'react';
import { pictureExamples } from '../examples.ts';

/** Four pictures for readers who don't have a file; renders nothing on a site without examples. */
export function PictureExamples({ onChoose }: { onChoose(address: string): void }) {
  const id = useId();
  if (pictureExamples.length === 0) return null;
  const choose = (event: MouseEvent, address: string) => {
    // With such a key, a link opens elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(address);
  };
  return (
    <div className="drop-pictures">
      <p className="drop-hint" id={id}>
        Or try an example:
      </p>
      <ul aria-labelledby={id}>
        {pictureExamples.map(({ label, href, isTampered, ...size }) => (
          <li key={href}>
            <a href={`?inspect=${href}`} onClick={(event) => choose(event, href)}>
              <img className={isTampered ? 'torn' : undefined} src={href} {...size} alt="" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
