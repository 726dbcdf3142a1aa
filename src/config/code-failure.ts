import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Where Astro's message for a failure goes on after what went wrong. */
const DETAILS = /\n\s+(?:Hint|Error reference|Location|Stack trace):\n/;
/** What Astro would do about an import; its other hints are guesses. */
const HINT = /^Could not import[\s\S]+Hint:\n\s+(.+)/;
/** `Location:` with a path, a line, and a column. */
const LOCATION = /Location:\n\s+((?:\/|[A-Z]:\\).+?):(\d+)(?::(\d+))?\s*(?:\n|$)/;
/** A bundler's drawing of the code: `╭─[ src/layout/Footer.tsx:48:4 ]`. */
const DRAWING = /─\[ (.+?):(\d+):(\d+) \]/;
/** A call in the trace: `at Footer (file:///site/src/layout/Footer.tsx:7:9)`. */
const CALL = /^\s+at (?:(?:async )?([\w$.]+) \()?((?:file:\/\/|\/|[A-Z]:\\)[^\n]*?):(\d+):(\d+)\)?$/gm;
/** What a bundler and a plugin put before their message: a count, a name, and the path and the position once more. */
const PREFIX =
  /^(?:Transform failed with \d+ errors?:\s+)?(?:\[[\w:-]+\] )?(?:[\w-]+: )?(?:(?:\/|[A-Z]:\\)\S+?:\d+:\d+: )?/;

/** Vite's note to whoever calls it. */
const NOTE = / \(The stacktrace appears to be already rewritten[^)]*\)/;

/** The name of a file as messages give it: its path in a folder, which is the project's by default. */
export const nameIn = (location: string, folder = process.cwd()): string =>
  relative(folder, location.startsWith('file:') ? fileURLToPath(location) : location).replaceAll('\\', '/');

interface Call {
  name: string | undefined;
  file: string;
  line: string | undefined;
}

/** The first call of a trace that's in the folder. */
export const ownCall = (trace: string, folder?: string): Call | undefined =>
  [...trace.matchAll(CALL)]
    // A module that was read again has a query.
    .map(([, name, location = '', line]) => ({
      name,
      file: nameIn(location.replace(/\?.*/, ''), folder),
      line,
    }))
    .find(({ file }) => isOurs(file));

/**
 * A failure as Astro words it, shortened to the file, the line, and what's wrong. The calls that led there are those of Node.js
 * and of packages, except for the first one in the project.
 * @param message without colors
 */
export function shortFailure(message: string): string {
  const [what = message] = message.replace(NOTE, '').split(DETAILS);
  const drawing = DRAWING.exec(what);
  if (what === message && !drawing) return message;
  const call = ownCall(message);
  // A view that throws is located where React throws its error again.
  const place = [LOCATION.exec(message), drawing].find((match) => match?.[1] && isOurs(nameIn(match[1])));
  const file = place?.[1] === undefined ? call?.file : nameIn(place[1]);
  const line = place?.[2] ?? call?.line;
  if (file === undefined) return [what.trim(), HINT.exec(message)?.[1]].filter(Boolean).join(' ');
  // Our own mistakes begin with their file or folder, even if they quote a bundler's drawing.
  if (/^(?:[\w./-]+:\d+|[\w.-]+\/[\w./-]+): /.test(what)) return what.trim();
  const [first = '', ...more] = what.trim().replace(PREFIX, '').split('\n');
  if (call) {
    const name = call.name && call.name !== 'eval' && call.file === file ? `, in ${call.name}` : '';
    return [`${file}:${line}: ${first}${name}; correct this line, or check what it gets`, ...more].join('\n');
  }
  return [
    `${file}:${line}: ${first.replace(/\.$/, '')}; correct this line, or the one before it`,
    ...more,
  ].join('\n');
}

/**
 * The same for an error that's thrown, before Astro words it. Vite knows the lines of the source while it loads a module, and
 * Node.js looks them up when a stack is read.
 */
export function shortError(error: Error): string {
  process.setSourceMapsEnabled(true);
  return shortFailure(stripVTControlCharacters(`${error.message}\n  Stack trace:\n${error.stack ?? ''}`));
}

const isOurs = (file: string): boolean => !/^\.\.|(?:^|\/)node_modules\//.test(file);
