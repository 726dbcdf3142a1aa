// Two files that the page fetches while it runs, by their addresses.
// The rest of src/ is the same for every bundler.

/** `?url`: Vite copies the file, and the import is the address of the copy. */
export { default as wasmSrc } from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

/** Vite copies images without being told. */
export { default as exampleSrc } from './example.jpg';
