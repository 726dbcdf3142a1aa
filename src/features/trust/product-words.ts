import { dayText } from '@content-credentials/tools/ui/day-text';
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

/** The kinds that have a column. */
export const MEDIA = ['image', 'video', 'audio', 'documents'] as const;

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

/** `Level 1`, `Level 2`, or `Validator`, which has no level. */
export const levelOf = ({ kind, level }: ProductRecord): string =>
  kind === 'validator' ? 'Validator' : level ? `Level ${level}` : '';

export const newestFirst = (records: readonly ProductRecord[]): ProductRecord[] =>
  records.toSorted((one, other) => other.conformant.localeCompare(one.conformant));

/** The products of each month that has some, from the first (`2025-06`) on, as the table has them. */
export const monthsOf = (records: readonly ProductRecord[]): Map<string, ProductRecord[]> =>
  new Map([...Map.groupBy(newestFirst(records), ({ conformant }) => conformant.slice(0, 7))].toReversed());

/** `Jun 2025` */
export const monthText = (month: string): string => dayText(`${month}-01`).replace(' 1,', '');
