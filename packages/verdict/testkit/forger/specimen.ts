import { intoJpeg } from './embed/jpeg.ts';
import { type Forgery, forge } from './forge.ts';
import { baseMedia, type Media } from './media.ts';

/** What our site must report for a file, with no trust list selected. */
export type Expected =
  | 'Valid'
  /** Signed correctly, but the hash leaves out something that changes what's shown. */
  | 'Partial'
  | 'Invalid'
  /** Signed correctly, but the hash is one that validators must ignore. */
  | 'Unbound'
  /** Anything but Valid: Invalid, an error, or no credentials. */
  | 'not Valid';

export interface Specimen {
  /** Also the file's name: `jpeg-scan-excluded`. */
  id: string;
  /** The forger's purpose, or what the file shows. */
  title: string;
  /** What's wrong with it; for a correct file, what a validator could mistake for a problem. */
  wrong: string;
  file: Uint8Array<ArrayBuffer>;
  name: string;
  /** MIME type. */
  type: string;
  /** A manifest store next to the file. */
  sidecar?: Uint8Array<ArrayBuffer>;
  /** The manifest store, wherever it is; missing if the file has none. */
  store?: Uint8Array<ArrayBuffer>;
  expect: Expected;
  /** What it must report with the forger's trust lists selected (`forgedLists`); if missing, no signer is on them. */
  withLists?: 'Trusted' | 'Valid' | 'Invalid';
  /** Nothing but the date of its certificate fails, so our site says Expired in place of Invalid. */
  hasExpired?: true;
  /** Core 0.92, without our checks, calls it Valid, because it doesn’t look at what’s wrong. */
  isValidIn092?: true;
  /** The section of C2PA 2.4 that applies. */
  clause?: string;
}

const TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  wav: 'audio/wav',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
  mp4: 'video/mp4',
  avif: 'image/avif',
  c2pa: 'application/c2pa',
} as const;

export type Extension = keyof typeof TYPES;

/** How a specimen is created. */
export interface Recipe
  extends Pick<
    Specimen,
    'id' | 'title' | 'wrong' | 'expect' | 'withLists' | 'hasExpired' | 'isValidIn092' | 'clause'
  > {
  extension: Extension;
  make(media: Media): Promise<{ file: Uint8Array; store?: Uint8Array; sidecar?: Uint8Array }>;
}

/** Creates the files in a list of recipes. */
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

/** The fields of every recipe. */
export type About = Pick<
  Recipe,
  'id' | 'title' | 'wrong' | 'expect' | 'withLists' | 'hasExpired' | 'isValidIn092' | 'clause'
>;

export const invalid = { expect: 'Invalid' } as const;
export const notValid = { expect: 'not Valid' } as const;

/** A JPEG, forged as described. */
export const jpegRecipe = (
  about: About,
  forgery: () => Partial<Forgery> | Promise<Partial<Forgery>>,
): Recipe => ({
  ...about,
  extension: 'jpg',
  make: async (media) => forge({ id: about.id, media: media.jpeg, embed: intoJpeg(), ...(await forgery()) }),
});
