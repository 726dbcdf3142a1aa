import { didYouMean } from '@content-credentials/verdict/nearest';
import {
  EXAMPLE_FILES,
  manifestExamples,
  type ReadExample,
  readExample,
} from '../../content/data/manifest-examples.ts';

/** The example with this name, with its report and the root certificate. @throws Error with the closest name */
export function namedExample(name: string, sourceDir: string): { example: ReadExample; root: string } {
  const { examples, root } = manifestExamples(sourceDir);
  const example = examples.find((one) => one.name === name);
  if (!example) {
    const names = examples.map((one) => one.name);
    const fix = didYouMean(name, names, `the examples are ${names.join(', ')}`);
    throw new Error(`data/manifest-examples.json has no example \`${name}\`; ${fix}`);
  }
  return { example: readExample(sourceDir, example), root };
}

/** The address of an example's file. */
export const exampleFile = (file: string) => `/${EXAMPLE_FILES}/${file}`;

export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)}\u00a0kB`;
/** Labels of the file types. */
export const KINDS = { 'image/jpeg': 'JPEG', 'audio/wav': 'WAV', 'video/mp4': 'MP4' } as const;
