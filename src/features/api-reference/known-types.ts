const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const JS = `${MDN}/JavaScript/Reference/Global_Objects`;
const UTILITY = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/**
 * Types of the web, JavaScript, TypeScript, and Node.js, with the address that explains each. An unknown type stops
 * the build, so that a page never mentions a type that readers can't look up.
 */
export const KNOWN_TYPES: Readonly<Record<string, string>> = {
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
