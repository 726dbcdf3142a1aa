import { Fragment } from 'react';

/** A name in code that can wrap after an underscore and before a capital. */
export function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=_)|(?<=[a-z])(?=[A-Z])/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Parts of names longer than this can be wider than the deepest level of the sidebar. */
const LONG_PART = 22;

/**
 * A name that can wrap after a dot, such as `assertion.dataHash.mismatch`. A part that's too long for a line of its own
 * can also wrap before a capital or after an underscore, but not after a few letters.
 */
export function Breakable({ text, long = LONG_PART }: { text: string; long?: number }) {
  return text
    .split(/(?<=\w\.)(?=\w)/)
    .flatMap((part) =>
      part.length > long && !part.includes(' ')
        ? part.split(/(?<=.{5}[a-z0-9])(?=[A-Z])|(?<=_)(?=[^_])/)
        : [part],
    )
    .flatMap((part, i) => (i ? [<wbr key={part} />, part] : [part]));
}
