// URLs of the two files that the page fetches at run time. The rest of src/ is the same for every bundler.

/** webpack recognizes this form: it copies the file and inserts the copy's URL. */
export const wasmSrc = new URL('@contentauth/c2pa-web/resources/c2pa.wasm', import.meta.url).href;

export const exampleSrc = new URL('./example.jpg', import.meta.url).href;
