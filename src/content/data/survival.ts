import { z } from 'zod';
import { dataFile } from '../read-data-file.ts';

/** The formats of the signed files. `jpeg-url` also has a manifest URL in its XMP; the others have none. */
export const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'mp4', 'jpeg-url'] as const;
export type Format = (typeof FORMATS)[number];

/** What was done to a signed file, in the order of the table. */
export const OPERATIONS = [
  'Copy',
  'Resize',
  'Re-encode',
  'Convert',
  'Optimize',
  'Rotate losslessly',
  'Edit metadata',
  'Strip metadata',
  'Remux',
] as const;

/**
 * What the SDK finds afterward: the manifest validates; it's there, but its hash doesn't match; only the URL in the
 * XMP is left; it's gone; the SDK can't read what's left; the tool fails with the signed file, but not with the same file
 * before it was signed.
 */
export const RESULTS = ['valid', 'mismatch', 'reference', 'none', 'unreadable', 'refused'] as const;
export type Result = (typeof RESULTS)[number];

const tool = z.strictObject({
  name: z.string(),
  /** As the tool reports it. */
  version: z.string().min(1),
  /** Where it was installed from: `npm`, `PyPI`, `Debian`, … */
  from: z.string().min(1),
  checked: z.iso.date(),
});

const cell = z.strictObject({
  tool: z.string(),
  operation: z.enum(OPERATIONS),
  /** `best` keeps as much metadata as the tool can. */
  settings: z.enum(['default', 'best']),
  format: z.enum(FORMATS),
  /** Exactly what ran, without imports. */
  command: z.string(),
  result: z.enum(RESULTS),
});

const survival = z.strictObject({
  /** The library that reads the files: `c2pa-node 0.8.0`. */
  reader: z.string().regex(/^c2pa-node \d+\.\d+\.\d+$/),
  tools: z.array(tool).min(1),
  cells: z.array(cell).min(1),
});

export type Survival = z.infer<typeof survival>;
export type SurvivalCell = Survival['cells'][number];
export type SurvivalTool = Survival['tools'][number];
export type Operation = SurvivalCell['operation'];
export type Settings = SurvivalCell['settings'];

/**
 * What image and video tools do to Content Credentials, as measured by `npm run lab -- survival`.
 * @throws Error if the data file has a mistake
 */
export const readSurvival = dataFile('survival.json', survival);
