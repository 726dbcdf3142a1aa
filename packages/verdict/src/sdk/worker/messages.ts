import type { SdkSettings } from '../settings.ts';

/** Requests from a page to the worker that runs the SDK, which processes them one at a time and in order. */
export type Ask =
  | { ask: 'start'; module: WebAssembly.Module }
  | { ask: 'read'; file: Blob; type: string; settings: SdkSettings; origins: readonly string[] }
  /** The same reading again, for its crJSON as text. */
  | { ask: 'crjson'; file: Blob; type: string; settings: SdkSettings; origins: readonly string[] }
  | {
      ask: 'sign';
      asset: Blob;
      /** A MIME type that the SDK can write. */
      type: string;
      /** A manifest definition as JSON. */
      definition: string;
      /** The asset before an edit; undefined for a new asset. */
      parent?: ParentAsset;
      reserveSize: number;
      settings: SdkSettings;
    };

/** An asset before an edit. */
export interface ParentAsset {
  title: string;
  /** A MIME type that the SDK can read. */
  type: string;
  asset: Blob;
}

/** The data copied out of the SDK, so that nothing has to stay in its memory. */
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
  /** The signature of the claim in request `id`. */
  | { id: number; signature: Uint8Array<ArrayBuffer> }
  | { id: number; refused: string };

export type FromWorker =
  | { id: number; answer: unknown }
  /** Request `id` has begun, and the SDK has read this many bytes of its file, counting repetitions. */
  | { id: number; read: number }
  /** The SDK's error message. */
  | { id: number; error: string }
  /** The claim of request `id`, to be signed on the page, which has the key. */
  | { id: number; claim: Uint8Array<ArrayBuffer>; size: number }
  /** The SDK panicked: its memory can't be trusted anymore, and pending requests won't be answered. */
  | { crash: string };
