const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const JS = `${MDN}/JavaScript/Reference/Global_Objects`;
const UTILITY = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/**
 * Types of the web, of JavaScript, of TypeScript and of Node.js, with the place where each is explained. A type that
 * is nobody's stops the build, so that a page never names what a reader cannot look up; write `null` for one that has
 * no explanation anywhere.
 */
export const KNOWN_TYPES: Readonly<Record<string, string | null>> = {
  Array: `${JS}/Array`,
  ArrayBuffer: `${JS}/ArrayBuffer`,
  Blob: `${MDN}/API/Blob`,
  Buffer: 'https://nodejs.org/api/buffer.html',
  Date: `${JS}/Date`,
  Error: `${JS}/Error`,
  Extract: `${UTILITY}#extracttype-union`,
  File: `${MDN}/API/File`,
  HTMLImageElement: `${MDN}/API/HTMLImageElement`,
  Omit: `${UTILITY}#omittype-keys`,
  Partial: `${UTILITY}#partialtype`,
  Pick: `${UTILITY}#picktype-keys`,
  Promise: `${JS}/Promise`,
  ReadableStream: `${MDN}/API/ReadableStream`,
  Record: `${UTILITY}#recordkeys-type`,
  Request: `${MDN}/API/Request`,
  RequestInit: `${MDN}/API/RequestInit`,
  Response: `${MDN}/API/Response`,
  URL: `${MDN}/API/URL`,
  Uint8Array: `${JS}/Uint8Array`,
  'WebAssembly.Module':
    'https://developer.mozilla.org/en-US/docs/WebAssembly/Reference/JavaScript_interface/Module',
};
