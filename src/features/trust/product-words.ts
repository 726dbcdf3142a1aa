import type { ProductRecord } from './schema.ts';

/** Kinds of media in records, in words. */
const KINDS: Readonly<Record<string, string>> = {
  image: 'images',
  video: 'video',
  audio: 'audio',
  documents: 'documents',
  mlModel: 'machine learning models',
  fonts: 'fonts',
  textHtml: 'HTML',
  textUnstructured: 'plain text',
  textStructured: 'structured text',
};

/** Signals that a record can disallow, in words. */
const SIGNALS: Readonly<Record<string, string>> = {
  capturedMedia: 'captured',
  capturedMediaStitched: 'captured and stitched',
  nonGenAIDigitalCreation: 'created digitally without generative AI',
};

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

export const kindWords = (types: ProductRecord['generates']): string[] =>
  Object.keys(types).map((kind) => KINDS[kind] ?? kind);

/** What a record is about: what a generator signs, or what a validator reads. */
export const mediaOf = ({ kind, generates, validates }: ProductRecord): ProductRecord['generates'] =>
  kind === 'generator' ? generates : validates;

/** `image/jpeg, image/png` */
export const typesText = (types: ProductRecord['generates']): string =>
  Object.values(types).flat().join(', ');

export const signalWords = ({ disallowed }: ProductRecord): string =>
  OR.format(disallowed.map((signal) => SIGNALS[signal] ?? signal));

/** What follows from a status other than *conformant*, in a sentence. */
export const endOf = ({ applicant }: ProductRecord): string =>
  `The program no longer counts this product of ${applicant} as conforming, so CAs must not issue new certificates for it.`;
