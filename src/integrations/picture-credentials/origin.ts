import { existsSync, readFileSync } from 'node:fs';
import { didYouMean } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { AuthorError } from '../../content/markdown/author-error.ts';

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** IPTC digital source types for pictures, without retired ones. */
const SOURCE_TYPES = [
  'algorithmicMedia',
  'algorithmicallyEnhanced',
  'composite',
  'compositeCapture',
  'compositeSynthetic',
  'compositeWithTrainedAlgorithmicMedia',
  'computationalCapture',
  'dataDrivenMedia',
  'digitalCapture',
  'digitalCreation',
  'humanEdits',
  'negativeFilm',
  'positiveFilm',
  'print',
  'screenCapture',
  'trainedAlgorithmicMedia',
  'virtualRecording',
] as const;

export type SourceType = (typeof SOURCE_TYPES)[number];

/** Its address, as used in a manifest. */
export const sourceAddress = (type: SourceType): string => VOCABULARY + type;

/**
 * `picture.png.json` next to a picture: the author's statement about how it was made. A screenshot of this site also has its
 * `accentColor`, unless that's the site's own.
 */
const origin = z.strictObject({ digitalSourceType: z.string(), accentColor: z.string().optional() });

export interface Statement {
  origin: SourceType;
  accentColor?: string;
}

/** The file with the author's statement about a picture. */
export const statementOf = (path: string): string => `${path}.json`;

/**
 * The author's statement about how a picture was made; undefined if there is none.
 * @param path the picture
 * @param name its name in messages
 * @throws AuthorError for an invalid file
 */
export function statedOrigin(path: string, name: string): Statement | undefined {
  const file = statementOf(path);
  if (!existsSync(file)) return undefined;
  const refuse = (problem: string) => new AuthorError(`${name}.json`, undefined, problem);
  const parsed = origin.safeParse(jsonOf(readFileSync(file, 'utf8')));
  if (!parsed.success) throw refuse(`write only \`{ "digitalSourceType": "${SOURCE_TYPES[0]}" }\``);
  const { digitalSourceType, accentColor } = parsed.data;
  const known = SOURCE_TYPES.find((type) => type === digitalSourceType);
  if (known) return { origin: known, ...(accentColor && { accentColor }) };
  const fix = didYouMean(digitalSourceType, SOURCE_TYPES, `use one of ${SOURCE_TYPES.join(', ')}`);
  throw refuse(`\`digitalSourceType\` is "${digitalSourceType}"; ${fix}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
