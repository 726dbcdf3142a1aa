import type { ProductRecord } from '../../config/index.ts';

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

const LIST = new Intl.ListFormat('en-US');
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

/** What a record means, in a sentence. */
export function meaningOf(record: ProductRecord): string {
  const { applicant, kind, status, level } = record;
  const media = LIST.format(kindWords(mediaOf(record)));
  if (status !== 'conformant')
    return `The program no longer counts this product of ${applicant} as conforming, so CAs must not issue new certificates for it.`;
  if (kind === 'validator')
    return `The program accepted how this product of ${applicant} validates ${media}. It has no certificate, so it isn’t the signer of a file.`;
  return `A CA on the trust list may issue certificates in this name to ${applicant}, up to assurance level ${level}, for signing ${media}.`;
}
