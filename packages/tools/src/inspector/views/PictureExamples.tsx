import { useId } from 'react';
import { pictureExamples } from '../examples.ts';

/** Four pictures for readers who don't have a file; renders nothing on a site without examples. */
export function PictureExamples({ onChoose }: { onChoose(address: string): void }) {
  const id = useId();
  if (pictureExamples.length === 0) return null;
  return (
    <div className="drop-pictures">
      <p className="drop-hint" id={id}>
        Try one of these:
      </p>
      <ul aria-labelledby={id}>
        {pictureExamples.map(({ title, href }) => (
          <li key={href}>
            <button type="button" onClick={() => onChoose(href)}>
              <img
                className={/tampered/.test(href) ? 'torn' : undefined}
                src={href}
                width="480"
                height="320"
                alt=""
                decoding="async"
              />
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
