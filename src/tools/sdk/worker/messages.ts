import type { SdkSettings } from '../settings.ts';

/** What a page asks of the worker that runs the SDK. Asks are answered one after the other, in their order. */
export type Ask =
  | { ask: 'start'; module: WebAssembly.Module }
  | { ask: 'read'; file: Blob; type: string; settings: SdkSettings; origins: readonly string[] }
  /** The same reading once more, for its crJSON as text. */
  | { ask: 'crjson'; file: Blob; type: string; settings: SdkSettings; origins: readonly string[] }
  | {
      ask: 'sign';
      asset: Blob;
      /** A MIME type that the SDK can write. */
      type: string;
      /** A manifest definition as JSON. */
      definition: string;
      /** The asset as it was before an edit; undefined for something new. */
      parent?: ParentAsset;
      reserveSize: number;
      settings: SdkSettings;
    };

/** An asset as it was before an edit. */
export interface ParentAsset {
  title: string;
  /** A MIME type that the SDK can read. */
  type: string;
  asset: Blob;
}

/** What a reading takes out of the SDK, so that nothing has to stay in its memory. */
export interface TakenOut {
  /** The report as JSON text. */
  report: string;
  /** The active manifest's store, as JUMBF. */
  store?: Uint8Array<ArrayBuffer>;
  /** Thumbnails by their identifier. */
  pictures: Array<[identifier: string, picture: Blob]>;
}

export type ToWorker =
  | ({ id: number } & Ask)
  /** The signature of the claim that ask `id` sent. */
  | { id: number; signature: Uint8Array<ArrayBuffer> }
  | { id: number; refused: string };

export type FromWorker =
  | { id: number; answer: unknown }
  /** What the SDK said instead of an answer. */
  | { id: number; error: string }
  /** The claim of ask `id`, to be signed where the key is. */
  | { id: number; claim: Uint8Array<ArrayBuffer>; size: number }
  /** The SDK panicked: its memory can't be trusted anymore, and nothing that was asked will be answered. */
  | { crash: string };
