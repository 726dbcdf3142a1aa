import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../config/errors.ts';
import { didYouMean } from '../../config/nearest.ts';
import type { ModelItem } from './model.ts';

/** What we say of a declaration in place of its doc comment. All texts are Markdown that may hold `{@link X}`. */
const note = z.strictObject({
  /** Instead of what the comment says before any tag; its first sentence describes the page. */
  text: z.string().min(1).optional(),
  params: z.record(z.string(), z.string()).optional(),
  returns: z.string().optional(),
  throws: z.array(z.string()).optional(),
  /** Instead of the examples of the comment; an empty list leaves them out. */
  examples: z.array(z.string()).optional(),
});

const notesFile = z.strictObject({
  /** The day all of it was checked against the package. */
  checked: z.iso.date(),
  /** The version it was checked with. */
  version: z.string(),
  /** What the page of the package begins with. */
  about: z.string().min(1),
  /** By name: `createC2pa`, `C2pa.read`, `C2pa.read(2)` for an overload. */
  items: z.record(z.string(), z.union([z.string().transform((text) => ({ text })), note])),
});

export type Note = z.output<typeof note>;
export interface Notes extends z.output<typeof notesFile> {
  /** From the source folder. */
  file: string;
}

/** Reads `data/api-notes/<name>.json`. @throws ConfigError when something in it is wrong */
export function readNotes(sourceDir: string, name: string): Notes {
  const file = `data/api-notes/${name}.json`;
  const parsed = notesFile.safeParse(JSON.parse(readFileSync(join(sourceDir, file), 'utf8')));
  if (parsed.success) return { ...parsed.data, file };
  throw new ConfigError({
    file,
    key: '',
    problem: z.prettifyError(parsed.error),
    fix: 'see src/content/api-model/notes.ts for the allowed keys',
  });
}

/** Puts our texts in the place of the comments. @throws ConfigError for a note on what the package does not have */
export function applyNotes(items: readonly ModelItem[], { items: notes, file }: Notes): ModelItem[] {
  const known = items.flatMap((item) => [item.key, ...item.members.map(({ key }) => key)]);
  const problems = Object.keys(notes)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      file,
      key,
      problem: `there is a note on \`${key}\`, which the package doesn't have`,
      fix: didYouMean(key, known, "remove it, or move it to the item's replacement"),
    }));
  if (problems.length > 0) throw new ConfigError(problems);
  const apply = (item: ModelItem): ModelItem => ({
    ...item,
    comment: withNote(item.comment, notes[item.key]),
    members: item.members.map(apply),
  });
  return items.map(apply);
}

function withNote(comment: ModelItem['comment'], given: Note | undefined): ModelItem['comment'] {
  if (!given) return comment;
  return {
    ...comment,
    // The remarks of a comment go on from its text, so that they go with it.
    ...(given.text !== undefined && { text: given.text, remarks: '' }),
    params: { ...comment.params, ...given.params },
    returns: given.returns ?? comment.returns,
    throws: given.throws ?? comment.throws,
    examples: given.examples ?? comment.examples,
  };
}
