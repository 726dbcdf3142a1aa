import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Exhibit } from './validator.ts';

/** A separate folder for engines that read files by path. */
export interface Desk {
  folder: string;
  /** Writes a file and its store. @returns their paths */
  lay(exhibit: Exhibit): Promise<{ file: string; sidecar?: string }>;
  clear(): Promise<void>;
}

export async function desk(): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'validators-'));
  return {
    folder,
    async lay({ id, name, file, sidecar }) {
      const path = join(folder, name);
      await writeFile(path, file);
      if (!sidecar) return { file: path };
      // Not next to the file under the same name, where an engine would find it automatically.
      const store = join(folder, `store-of-${id}.c2pa`);
      await writeFile(store, sidecar);
      return { file: path, sidecar: store };
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
