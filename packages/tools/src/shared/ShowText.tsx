import { beginning, isTall, SHOWN_CHARACTERS, visibleText } from '@content-credentials/verdict/visible-text';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from './count.ts';

/** The maximum number of characters shown, even on request. The downloaded report has more. */
const MAX_LENGTH = 50_000;

export interface ShowTextProps {
  children: string;
  /** Characters shown initially. */
  limit?: number;
  /** Inside a control or a heading, which can't contain a button, the text stays cut off. */
  isBrief?: boolean;
}

/**
 * Text from an untrusted source: its direction can't affect its surroundings, invisible characters are shown, stacked
 * combining marks are counted, and long text is shown only on request. Text that may be taller than its lines is
 * clipped to its box (text.css).
 */
export function ShowText({ children, limit = SHOWN_CHARACTERS, isBrief = false }: ShowTextProps) {
  const [isWhole, setWhole] = useState(false);
  const whole = useRef<HTMLElement>(null);
  const shown = beginning(children, isWhole ? MAX_LENGTH : limit);
  const isCut = shown.length < children.length;
  // The button that was pressed has been removed, and scrollable content must be reachable by keyboard.
  useEffect(() => {
    if (isWhole) whole.current?.focus({ preventScroll: true });
  }, [isWhole]);
  return (
    <bdi
      className="shown-text"
      ref={whole}
      data-whole={isWhole || undefined}
      data-tall={isTall(shown) || undefined}
      tabIndex={isWhole ? 0 : undefined}
    >
      {visibleText(shown).map((part, index) =>
        'sign' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't change order
          <span className="sign" title={part.name} key={index}>
            {part.sign}
          </span>
        ) : (
          part.text
        ),
      )}
      {isCut && '… '}
      {isCut && !isBrief && !isWhole && (
        <button type="button" className="link-button" onClick={() => setWhole(true)}>
          show all {formatCount(children.length)} characters
        </button>
      )}
      {isCut && isWhole && (
        <small>({formatCount(children.length)} characters; the downloaded report has the full text)</small>
      )}
    </bdi>
  );
}

/** The same inside a control or a heading. */
export const Brief = (props: ShowTextProps) => <ShowText {...props} isBrief />;
