import { existsSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { didYouMean } from '@content-credentials/verdict/nearest';

/**
 * The folder of complete programs, next to `samples/`: `<Sample file="examples/name/file" />` shows one of their
 * files.
 */
const EXAMPLES = 'examples/';

/** The location of a file that a page refers to, and its name in messages. */
export function placeOfSample(samplesDir: string, file: string): { path: string; name: string } {
  return file.startsWith(EXAMPLES)
    ? { path: join(dirname(samplesDir), file), name: file }
    : { path: join(samplesDir, file), name: `samples/${file}` };
}

/** How to fix a reference to a missing sample: suggests the closest file in its task, if the task exists. */
export function nearFile(samplesDir: string, file: string): string {
  const [task = ''] = file.split('/');
  const folder = join(samplesDir, task);
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !/(?:^|[\\/])node_modules[\\/]/.test(name) && extname(name) !== '')
        .map((name) => `${task}/${name.replaceAll('\\', '/')}`)
    : [];
  return didYouMean(file, files, 'create it, or use the form task/language/name');
}
