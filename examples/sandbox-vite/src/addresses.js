// URLs of the two files that the page fetches at run time. The rest of src/ is the same for every bundler.

/** `?url`: Vite copies the file, and the import is the URL of the copy. */
export { default as wasmSrc } from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

/** Vite copies images by default. */
export { default as exampleSrc } from './example.jpg';
