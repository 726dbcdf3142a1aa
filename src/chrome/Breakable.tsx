/** Longer names are wider than the sidebar. */
const LONG = 22;

/** A name that may break after a dot, such as `assertion.dataHash.mismatch`, and a long one before a capital. */
export function Breakable({ text }: { text: string }) {
  const places = text.length > LONG ? /(?<=\w\.)(?=\w)|(?<=[a-z])(?=[A-Z])/ : /(?<=\w\.)(?=\w)/;
  return text.split(places).flatMap((part, i) => (i ? [<wbr key={part} />, part] : [part]));
}
