import { baseMedia, type Media } from './media.ts';

/** What our site has to say of a file, with no trust list selected. */
export type Expected =
  | 'Valid'
  | 'Invalid'
  /** Anything but Valid: Invalid, an error, no credentials at all. */
  | 'not Valid';

export interface Specimen {
  /** Names the file too: `jpeg-scan-excluded`. */
  id: string;
  /** What a forger wants with it, or what it shows. */
  title: string;
  /** What's wrong with it; for a file that's fine, what a checker could take for a fault. */
  wrong: string;
  file: Uint8Array<ArrayBuffer>;
  name: string;
  /** MIME type. */
  type: string;
  /** A manifest store that lies beside the file. */
  sidecar?: Uint8Array<ArrayBuffer>;
  /** The manifest store, wherever it lies; none where the file has none. */
  store?: Uint8Array<ArrayBuffer>;
  expect: Expected;
  /** Section of C2PA 2.4 that decides. */
  clause?: string;
}

const TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  c2pa: 'application/c2pa',
} as const;

export type Extension = keyof typeof TYPES;

/** How a specimen is made. */
export interface Recipe extends Pick<Specimen, 'id' | 'title' | 'wrong' | 'expect' | 'clause'> {
  extension: Extension;
  make(media: Media): Promise<{ file: Uint8Array; store?: Uint8Array; sidecar?: Uint8Array }>;
}

/** Makes the files of a list of recipes. */
export async function cook(recipes: readonly Recipe[]): Promise<Specimen[]> {
  const media = await baseMedia();
  return Promise.all(
    recipes.map(async ({ extension, make, ...about }) => {
      const { file, sidecar, store = sidecar } = await make(media);
      return {
        ...about,
        file: Uint8Array.from(file),
        name: `${about.id}.${extension}`,
        type: TYPES[extension],
        ...(sidecar && { sidecar: Uint8Array.from(sidecar) }),
        ...(store && { store: Uint8Array.from(store) }),
      };
    }),
  );
}
