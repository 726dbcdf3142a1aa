import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initialize from '@contentauth/c2pa-wasm';

/**
 * A file for c2pa-web's WebAssembly, which runs in a worker in the browser: it takes a `Blob` and reads it
 * synchronously with `FileReaderSync`, which exists only in workers. This one keeps its content in memory.
 */
export class SyncBlob extends Blob {
  readonly content: Uint8Array;

  constructor(content: Uint8Array) {
    super();
    this.content = content;
  }

  override get size(): number {
    return this.content.length;
  }

  override slice(from?: number, to?: number): SyncBlob {
    return new SyncBlob(this.content.subarray(from, to));
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.content).buffer;
  }
}

/** Gives this process the reader that only workers have. */
export function addSyncReader(): void {
  const readAsArrayBuffer = ({ content }: SyncBlob) => new Uint8Array(content).buffer;
  Object.assign(globalThis, {
    FileReaderSync: class {
      readAsArrayBuffer = readAsArrayBuffer;
    },
  });
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
    addSyncReader();
    const wasm = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
    await initialize({ module_or_path: await readFile(wasm) });
  })();
  await started;
}
