// Two files that the page fetches while it runs, by their addresses.
// The rest of src/ is the same for every bundler.

/** webpack knows this form: it copies the file and puts in the address of the copy. */
export const wasmSrc = new URL('@contentauth/c2pa-web/resources/c2pa.wasm', import.meta.url).href;

export const exampleSrc = new URL('./example.jpg', import.meta.url).href;
