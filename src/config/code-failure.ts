import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** A bundler's drawing of the code: `╭─[ src/layout/Footer.tsx:48:4 ]`. */
const DRAWING = /─\[ (.+?):(\d+):\d+ \]/;
/** A call in the trace: `at Footer (file:///site/src/layout/Footer.tsx:7:9)`. */
const CALL = /^\s+at (?:(?:async )?([\w$.]+) \()?((?:file:\/\/|\/|[A-Z]:\\)[^\n]*?):(\d+):(\d+)\)?$/gm;
/** What a bundler puts before its message: a count, and a name. */
const PREFIX = /^(?:Transform failed with \d+ errors?:\s+)?(?:\[[\w:-]+\] )?/;

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
 * An error in code, shortened to the file, the line, and what's wrong. The calls that led there are those of Node.js and of
 * packages, except for the first one in the project. Vite knows the lines of the source while it loads a module, and Node.js
 * looks them up when a stack is read.
 */
export function shortError(error: Pick<Error, 'message' | 'stack'>): string {
  process.setSourceMapsEnabled(true);
  const text = stripVTControlCharacters(error.message).replace(NOTE, '').replace(PREFIX, '').trim();
  const [first = '', ...more] = text.split('\n');
  const [, drawn, at] = DRAWING.exec(text) ?? [];
  const call = ownCall(error.stack ?? '');
  if (drawn) {
    const what = `${drawn}:${at}: ${first.replace(/\.$/, '')}; correct this line, or the one before it`;
    return [what, ...more].join('\n');
  }
  if (!call) return text;
  const name = call.name && call.name !== 'eval' ? `, in ${call.name}` : '';
  const what = `${call.file}:${call.line}: ${first}${name}; correct this line, or check what it gets`;
  return [what, ...more].join('\n');
}

const isOurs = (file: string): boolean => !/^\.\.|(?:^|\/)node_modules\//.test(file);
