/** Parts of names longer than this can be wider than the deepest level of the sidebar or of the table of contents. */
const LONG = 18;

/**
 * A name that can wrap after a dot, such as `assertion.dataHash.mismatch`. A part that's too long for a line of its own
 * can also wrap before a capital or after an underscore.
 */
export function Breakable({ text }: { text: string }) {
  return text
    .split(/(?<=\w\.)(?=\w)/)
    .flatMap((part) =>
      part.length > LONG && !part.includes(' ')
        ? part.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=_)(?=[^_])/)
        : [part],
    )
    .flatMap((part, i) => (i ? [<wbr key={part} />, part] : [part]));
}
