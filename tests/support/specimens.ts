import type { Specimen } from '@content-credentials/verdict/testkit/forger';

/** One of these files of the forger. @throws Error if none has this id */
export function named(all: readonly Specimen[], id: string): Specimen {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`The forger has no ${id}`);
  return found;
}

/** A file as a page's input takes it. */
export const given = ({ name, type, file }: Pick<Specimen, 'name' | 'type' | 'file'>) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(file),
});
