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
