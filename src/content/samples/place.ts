import { existsSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { didYouMean } from '../../config/nearest.ts';

/** The folder of complete programs, beside `samples/`: `<Sample file="examples/name/file" />` shows one of their files. */
const EXAMPLES = 'examples/';

/** Where a file lies that a page names, and how it is called in a message. */
export function placeOfSample(samplesDir: string, file: string): { path: string; name: string } {
  return file.startsWith(EXAMPLES)
    ? { path: join(dirname(samplesDir), file), name: file }
    : { path: join(samplesDir, file), name: `samples/${file}` };
}

/** What to do about a sample that is not there: the nearest file of its task, if the task exists. */
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
