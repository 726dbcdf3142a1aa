import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and the folders below it: relative, with `/`, sorted. */
export const filesBelow = (folder: string): string[] => filesIn(folder, '').sort();

function filesIn(folder: string, above: string): string[] {
  return readdirSync(join(folder, above), { withFileTypes: true }).flatMap((entry) => {
    const path = above + entry.name;
    return entry.isDirectory() ? filesIn(folder, `${path}/`) : entry.isFile() ? [path] : [];
  });
}
