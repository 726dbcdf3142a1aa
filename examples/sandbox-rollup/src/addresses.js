// Two files that the page fetches while it runs, by their addresses.
// The rest of src/ is the same for every bundler.

/** `url()` in rollup.config.js copies the file; this is the address of the copy, seen from the page. */
export { default as wasmSrc } from '@contentauth/c2pa-web/resources/c2pa.wasm';

export { default as exampleSrc } from './example.jpg';
