import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where Astro's message for a failure goes on after what went wrong. */
const DETAILS = /\n\s+(?:Hint|Error reference|Location|Stack trace):\n/;
/** `Location:` with a path, a line, and a column. */
const LOCATION = /Location:\n\s+((?:\/|[A-Z]:\\).+?):(\d+)(?::\d+)?\s*(?:\n|$)/;
/** A bundler's drawing of the code: `╭─[ src/chrome/Footer.tsx:48:4 ]`. */
const DRAWING = /─\[ (.+?):(\d+):\d+ \]/;
/** A call in the trace: `at Footer (file:///site/src/chrome/Footer.tsx:7:9)`. */
const CALL = /^\s+at (?:(?:async )?([\w$.]+) \()?((?:file:\/\/|\/|[A-Z]:\\)[^\n]*?):(\d+):\d+\)?$/gm;
/** What a plugin puts before its message: its name, and the path and the position once more. */
const PREFIX = /^(?:\[[\w:-]+\] )?(?:[\w-]+: )?(?:(?:\/|[A-Z]:\\)\S+?:\d+:\d+: )?/;

const inProject = (path: string): string =>
  relative(process.cwd(), path.startsWith('file:') ? fileURLToPath(path) : path).replaceAll('\\', '/');

/**
 * A failure as Astro words it, shortened to the file, the line, and what's wrong. The calls that led there are those of Node.js
 * and of packages, except for the first one in the project.
 * @param message without colors
 */
export function shortFailure(message: string): string {
  const [what = message] = message.split(DETAILS);
  if (what === message) return message;
  const call = [...message.matchAll(CALL)].find(([, , path = '']) => isOurs(inProject(path)));
  const [, path, line] =
    LOCATION.exec(message) ?? DRAWING.exec(message) ?? (call ? ['', call[2], call[3]] : []);
  if (path === undefined) return what.trim();
  const file = inProject(path);
  // Our own mistakes begin with their file.
  if (/^[\w./-]+:\d+: /.test(what)) return what.trim();
  const name = call?.[1] && inProject(call[2] ?? '') === file ? `, in ${call[1]}` : '';
  const [first = '', ...drawing] = what.trim().replace(PREFIX, '').split('\n');
  return [`${file}:${line}: ${first}${name}`, ...drawing].join('\n');
}

const isOurs = (file: string): boolean => !/^\.\.|(?:^|\/)node_modules\//.test(file);
