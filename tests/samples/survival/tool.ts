import type { Format, Operation, Settings } from '../../../src/content/data/survival.ts';

/** Where a tool comes from. Everything is installed in the cache folder. */
export type Source =
  | { from: 'npm'; packages: readonly string[] }
  | { from: 'PyPI'; packages: readonly string[] }
  | { from: 'Debian'; packages: readonly string[] }
  /** A package of this project, or of its samples. */
  | { from: 'npm'; installedIn: 'node_modules' | 'samples/node_modules' }
  /** A program that must already be on the machine. */
  | { from: 'this machine'; program: string };

export type Language = 'sh' | 'node' | 'python' | 'php' | 'go' | 'java';

export interface Step {
  operation: Operation;
  settings: Settings;
  /** With `{in}` and `{out}` for file names, `{ext}` for their extension, and `{type}` for the media type. */
  command: string;
  formats: readonly Format[];
  /** The extension of the result, if it's another format: `webp`. */
  to?: string;
}

/** An image or video tool, and the commands to run with it. */
export interface Tool {
  name: string;
  source: Source;
  language: Language;
  /** Turns a command into a complete program with its imports and class. Pages show only the command. */
  program?: (command: string) => string;
  /** A command that prints the version, in the tool's language unless another is named. */
  version: string;
  versionLanguage?: Language;
  steps: readonly Step[];
}

const EXTENSIONS: Readonly<Record<Format, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  tiff: 'tif',
  gif: 'gif',
  mp4: 'mp4',
  'jpeg-url': 'jpg',
};

/** The file's name before the tool runs: `in.jpg`. */
export const inputName = (format: Format): string => `in.${EXTENSIONS[format]}`;

/** The file's name afterward: `out.jpg`, or `out.webp` for a step that converts. */
export const outputName = ({ to }: Pick<Step, 'to'>, format: Format): string =>
  `out.${to ?? EXTENSIONS[format]}`;

/** The media type that a step writes. */
export const mediaType = (format: Format): string =>
  format === 'mp4' ? 'video/mp4' : `image/${format === 'jpeg-url' ? 'jpeg' : format}`;

/** The exact command for one format. */
export const commandOf = (step: Step, format: Format): string =>
  step.command
    .replaceAll('{in}', inputName(format))
    .replaceAll('{out}', outputName(step, format))
    .replaceAll('{ext}', EXTENSIONS[format])
    .replaceAll('{type}', mediaType(format));

/** JPEG both with and without a URL in its XMP. */
export const JPEG = ['jpeg', 'jpeg-url'] as const satisfies readonly Format[];
