import { FORMATS } from '@content-credentials/verdict/formats';
import type { ProductRecord } from './schema.ts';

/** Kinds of media in records, in words. */
const KINDS: Readonly<Record<string, string>> = {
  image: 'Images',
  video: 'Video',
  audio: 'Audio',
  documents: 'Documents',
  mlModel: 'ML models',
  fonts: 'Fonts',
  textHtml: 'HTML',
  textUnstructured: 'Plain text',
  textStructured: 'Structured text',
};

/** Signals that a record can disallow, in words. */
const SIGNALS: Readonly<Record<string, string>> = {
  capturedMedia: 'captured',
  capturedMediaStitched: 'captured and stitched',
  nonGenAIDigitalCreation: 'created digitally without generative AI',
};

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Media types that the SDK doesn't read. */
const LABELS: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'application/epub+zip': 'EPUB',
  'image/heic-sequence': 'HEIC sequence',
  'image/heif-sequence': 'HEIF sequence',
};

type Media = ProductRecord['generates'];

export const kindWord = (kind: string): string => KINDS[kind] ?? kind;

/** What a record is about: what a generator signs, or what a validator reads. */
export const mediaOf = ({ kind, generates, validates }: ProductRecord): Media =>
  kind === 'generator' ? generates : validates;

/** `image/jpeg, image/png` */
export const typesText = (types: Media): string => Object.values(types).flat().join(', ');

/** `JPEG` for `image/jpeg`; a type without a known name is shortened. */
export const formatName = (type: string): string =>
  FORMATS.find((format) => format.type === type)?.label ??
  LABELS[type] ??
  type.replace(/^.*\//, '').toUpperCase();

export const signalWords = ({ disallowed }: ProductRecord): string =>
  OR.format(disallowed.map((signal) => SIGNALS[signal] ?? signal));

/** `Android Key Attestation` for `Android_KeyAttestation` */
export const attestationWords = (name: string): string =>
  name
    .replace(/_/g, ' ')
    .replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ')
    .replace(/\b(\w+) \1\b/, '$1');
