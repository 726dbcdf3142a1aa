import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initialise from '@contentauth/c2pa-wasm';

/**
 * A file for c2pa-web's WebAssembly, which runs in a worker in the browser: it takes a `Blob` and reads it
 * synchronously with `FileReaderSync`, which exists only in workers. This one keeps its bytes in memory.
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

/** Settings for every call: a build never fetches anything. */
export const SETTINGS = { verify: { remote_manifest_fetch: false } } as const;

let started: Promise<unknown> | undefined;

/**
 * Starts the SDK's WebAssembly in Node.js, once; 0.1 s. The SDK for Node.js would need its native library for the
 * machine that builds the site.
 */
export async function startSdk(): Promise<void> {
  started ??= (async () => {
    Object.assign(globalThis, { FileReaderSync: HeldReader });
    const wasm = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
    await initialise({ module_or_path: await readFile(wasm) });
  })();
  await started;
}
