import { useId } from 'react';

export interface ExampleChipsProps<Key extends string> {
  title: string;
  examples: ReadonlyArray<{ key: Key; label: string }>;
  onChoose(key: Key): void;
}

/** Examples for readers who don't have a file; renders nothing if there aren't any. */
export function ExampleChips<Key extends string>({ title, examples, onChoose }: ExampleChipsProps<Key>) {
  const id = useId();
  if (examples.length === 0) return null;
  return (
    <div className="drop-examples">
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {examples.map(({ key, label }) => (
          <li key={key}>
            <button type="button" className="chip" onClick={() => onChoose(key)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
