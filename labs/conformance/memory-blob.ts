/** Bytes as a `Blob` that can be read synchronously, which the SDK's WebAssembly does. */
export class MemoryBlob extends Blob {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = bytes;
  }

  override get size(): number {
    return this.#bytes.length;
  }

  override slice(from?: number, to?: number): MemoryBlob {
    return new MemoryBlob(this.#bytes.slice(from, to));
  }

  readNow(): ArrayBuffer {
    return Uint8Array.from(this.#bytes).buffer;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.readNow();
  }
}

/** What browser workers have and Node.js doesn't. */
export class MemoryReaderSync {
  readAsArrayBuffer(blob: MemoryBlob): ArrayBuffer {
    return blob.readNow();
  }
}
