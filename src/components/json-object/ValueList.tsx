import type { TypeWord } from '../../content/json-types/type-words.ts';
import { InlineCode } from '../../ui/InlineCode.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import { TypeText } from './TypeText.tsx';

export interface ValueListProps {
  text: string;
  /** The type in words, if it isn't a list of values. */
  words?: readonly TypeWord[] | undefined;
  values: ReadonlyArray<{ value: string; meaning?: string | undefined }>;
  /** Whether any other text is also accepted. */
  open: boolean;
}

/** A named type that isn't an object: its values or its definition. */
export function ValueList({
  text,
  words,
  values,
  open,
  href,
}: ValueListProps & { href: (address: string) => string }) {
  return (
    <div className="json-object parts">
      <p>
        <InlineText text={text} href={href} />
        {words && (
          <>
            {' '}
            Type: <TypeText words={words} href={href} />.
          </>
        )}
        {open && ' Any other text is accepted too.'}
      </p>
      {values.length > 0 && (
        <ul>
          {values.map(({ value, meaning }) => (
            <li key={value}>
              <InlineCode text={value} />
              {meaning && (
                <>
                  : <InlineText text={meaning} href={href} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
