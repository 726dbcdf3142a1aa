import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initialise from '@contentauth/c2pa-wasm';

/**
 * A file for the WebAssembly of c2pa-web, which in the browser runs in a worker: it takes a `Blob` and reads it at once
 * with `FileReaderSync`, which only workers have. This one keeps its bytes at hand.
 */
export class HeldBlob extends Blob {
  readonly held: Uint8Array;

  constructor(held: Uint8Array) {
    super();
    this.held = held;
  }

  override get size(): number {
    return this.held.length;
  }

  override slice(from?: number, to?: number): HeldBlob {
    return new HeldBlob(this.held.subarray(from, to));
  }
}

class HeldReader {
  readAsArrayBuffer({ held }: HeldBlob): ArrayBuffer {
    return new Uint8Array(held).buffer;
  }
}

/** Settings of every call: a build fetches nothing. */
export const SETTINGS = { verify: { remote_manifest_fetch: false } } as const;

let started: Promise<unknown> | undefined;

/**
 * Starts the SDK's WebAssembly in Node.js, once; 0.1 s. The SDK that is made for Node.js would need its native library
 * for whatever machine builds the site.
 */
export async function startSdk(): Promise<void> {
  started ??= (async () => {
    Object.assign(globalThis, { FileReaderSync: HeldReader });
    const wasm = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
    await initialise({ module_or_path: await readFile(wasm) });
  })();
  await started;
}
