/** A process that extracts the types of packages, one after the other. It ends when its parent disconnects. */
import { enableCompileCache } from 'node:module';
import type { ReExport } from './re-exports.ts';

/** A file of types in an installed package. */
export interface TypesFile {
  /** Absolute path of the package. */
  folder: string;
  /** The package's name. */
  name: string;
  /** The file, relative to the package. */
  types: string;
}

export interface Extracted {
  model: string;
  reExports: ReExport[];
}

export type Call = TypesFile & { id: number };
export type Answer = { id: number } & ({ extracted: Extracted } | { error: unknown });

// The compiler has 9 MB of code.
enableCompileCache('node_modules/.cache/compile');
const { withCopiedTypes } = await import('./copy-types.ts');
const { extractModel } = await import('./extract.ts');
const { reExportsOf } = await import('./re-exports.ts');

const extract = ({ folder, name, types }: TypesFile): Promise<Extracted> =>
  withCopiedTypes(folder, name, async (copy) => ({
    model: await extractModel(copy, types),
    reExports: await reExportsOf(copy, types),
  }));

let last: Promise<unknown> = Promise.resolve();
process.on('message', ({ id, ...file }: Call) => {
  last = last.then(async () => {
    const answer: Answer = await extract(file).then(
      (extracted) => ({ id, extracted }),
      (error) => ({ id, error }),
    );
    process.send?.(answer);
  });
});
