/** Names longer than this are wider than the sidebar. */
const LONG = 22;

/**
 * A name that can wrap after a dot, such as `assertion.dataHash.mismatch`; a long one can also wrap before a capital.
 */
export function Breakable({ text }: { text: string }) {
  const places = text.length > LONG ? /(?<=\w\.)(?=\w)|(?<=[a-z])(?=[A-Z])/ : /(?<=\w\.)(?=\w)/;
  return text.split(places).flatMap((part, i) => (i ? [<wbr key={part} />, part] : [part]));
}
