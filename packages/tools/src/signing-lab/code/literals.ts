import { isRecord } from '@content-credentials/verdict/json';

/** Characters that are invisible, or that change the direction of a line, such as U+202E. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

const escapedUnits = (one: string): string =>
  Array.from(
    { length: one.length },
    (_, at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A double-quoted string literal for JSON, JavaScript, and Rust. */
export const quote = (text: string): string => JSON.stringify(text).replace(UNSEEN, escapedUnits);

/** In Python, the two escapes of a surrogate pair don't become one character. */
const quotePython = (text: string): string =>
  JSON.stringify(text).replace(UNSEEN, (one) =>
    one.length === 1 ? escapedUnits(one) : `\\U${one.codePointAt(0)?.toString(16).padStart(8, '0')}`,
  );

/** Indents every line except the first. */
export const indentLines = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;
/** In an object literal, this key would set the prototype instead of a property. */
const keyOf = (key: string): string =>
  key === '__proto__' ? `["__proto__"]` : PLAIN_KEY.test(key) ? key : quote(key);

/** A list or object with one item per line, or on one line if it's short. */
function block(open: string, items: readonly string[], close: string, pad = ''): string {
  if (items.length === 0) return `${open}${close}`;
  const line = `${open}${pad}${items.join(', ')}${pad}${close}`;
  if (line.length <= 76 && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `  ${indentLines(item, 2)},`).join('\n')}\n${close}`;
}

/** A JSON value as JavaScript. */
export function javaScript(value: unknown): string {
  if (Array.isArray(value)) return block('[', value.map(javaScript), ']');
  if (!isRecord(value)) return typeof value === 'string' ? quote(value) : JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${keyOf(key)}: ${javaScript(one)}`);
  return block('{', entries, '}', ' ');
}

const PYTHON = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** A JSON value as Python. */
export function python(value: unknown): string {
  if (Array.isArray(value)) return block('[', value.map(python), ']');
  if (!isRecord(value))
    return PYTHON.get(value) ?? (typeof value === 'string' ? quotePython(value) : JSON.stringify(value));
  return block(
    '{',
    Object.entries(value).map(([key, one]) => `${quotePython(key)}: ${python(one)}`),
    '}',
  );
}

/** A JSON value as JSON text in which every character is visible. */
export const json = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => line.replace(UNSEEN, escapedUnits))
    .join('\n');

/** Text for a C string literal: a trigraph begins with two question marks. */
const cText = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('??', '?\\?')}"`;

/** Text as C string literals, one per line. */
export const cLines = (text: string): string =>
  text
    .split('\n')
    .map((line, index, all) => cText(index < all.length - 1 ? `${line}\n` : line).replaceAll('\n', '\\n'))
    .join('\n');

/** Text as a single C string literal on one line. */
export const cString = (text: string): string => cLines(text);

/** Text as a Rust raw string, with as many `#` as needed. */
export function rustRaw(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/"(#*)/g)].map(([, marks = '']) => marks.length + 1));
  const marks = '#'.repeat(Math.max(1, longest));
  return `r${marks}"${text}"${marks}`;
}

/** Text as a C++ raw string. The text is JSON, so a delimiter that can't occur outside JSON strings is enough. */
export function cppRaw(text: string): string {
  let delimiter = 'json';
  for (let count = 1; text.includes(`)${delimiter}"`); count += 1) delimiter = `json${count}`;
  return `R"${delimiter}(${text})${delimiter}"`;
}
