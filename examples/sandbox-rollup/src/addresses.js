// URLs of the two files that the page fetches at run time. The rest of src/ is the same for every bundler.

/** `url()` in rollup.config.js copies the file; this is the copy's URL relative to the page. */
export { default as wasmSrc } from '@contentauth/c2pa-web/resources/c2pa.wasm';

export { default as exampleSrc } from './example.jpg';
