import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that writers edit. */
const PATTERNS = ['*.ts', '{docs,data,samples,diagrams,examples,versions,i18n}/**/*'];

/** A file of the site that changed after this time, in milliseconds since 1970; used when nothing watches. */
export function changedSince(sourceDir: string, time: number): string | undefined {
  const files = globSync(PATTERNS, { cwd: sourceDir, exclude: (path) => path.includes('node_modules') });
  return files.find((file) => {
    const { mtimeMs = 0 } = statSync(join(sourceDir, file), { throwIfNoEntry: false }) ?? {};
    return mtimeMs > time;
  });
}
