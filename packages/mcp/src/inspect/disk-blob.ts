import { readSync } from 'node:fs';

/**
 * A part of an open file as a `Blob`, read from the disk when it's needed: a video doesn't have to fit into memory.
 * The SDK's WebAssembly takes slices of a `Blob` and reads them synchronously.
 */
export class DiskBlob extends Blob {
  readonly #file: number;
  readonly #start: number;
  readonly #end: number;

  /** @param file an open file @param start first byte @param end byte after the last */
  constructor(file: number, start: number, end: number) {
    super();
    this.#file = file;
    this.#start = start;
    this.#end = end;
  }

  override get size(): number {
    return this.#end - this.#start;
  }

  override slice(from = 0, to = this.size): DiskBlob {
    const place = (at: number) =>
      this.#start + Math.max(0, Math.min(at < 0 ? this.size + at : at, this.size));
    return new DiskBlob(this.#file, place(from), Math.max(place(from), place(to)));
  }

  /** @throws Error if the file has been truncated since it was opened */
  readNow(): ArrayBuffer {
    const bytes = new Uint8Array(this.size);
    for (let read = 0; read < bytes.length; ) {
      const more = readSync(this.#file, bytes, read, bytes.length - read, this.#start + read);
      if (more === 0) throw new Error('the file changed while it was read');
      read += more;
    }
    return bytes.buffer;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.readNow();
  }
}

/** What browser workers have and Node.js doesn't. */
export class DiskReaderSync {
  readAsArrayBuffer(blob: DiskBlob): ArrayBuffer {
    return blob.readNow();
  }
}
