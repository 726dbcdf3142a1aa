import { didYouMean } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { ConfigError } from '../../config/errors.ts';
import { readDataFile } from '../../content/read-data-file.ts';
import { type Declaration, type DocComment, keyOf } from './model.ts';

/**
 * Our text about a declaration, used instead of its doc comment. All texts are Markdown that can contain `{@link X}`.
 */
const note = z.strictObject({
  /** Replaces the comment's text before any tag; its first sentence becomes the page's description. */
  text: z.string().min(1).optional(),
  params: z.record(z.string(), z.string()).optional(),
  returns: z.string().optional(),
  throws: z.array(z.string()).optional(),
  isExperimental: z.literal(true).optional(),
  /** Replaces the comment's examples; an empty list omits them. */
  examples: z.array(z.string()).optional(),
  /** The type of each name that its examples use without declaring it; these come before the file's. */
  given: z.record(z.string(), z.string()).optional(),
});

const notesFile = z.strictObject({
  /** The date when everything was checked against the package. */
  checked: z.iso.date(),
  /** The version it was checked against. */
  version: z.string(),
  /** The introduction of the package's page. */
  about: z.string().min(1),
  /** What the exports are for, in the order in which readers need them; the most used come first. */
  groups: z.array(z.strictObject({ title: z.string().min(1), items: z.array(z.string()) })),
  /** What most programs do, and the calls for it in their order. Their members stand out on their pages. */
  paths: z.array(z.strictObject({ title: z.string().min(1), calls: z.array(z.string()).min(2) })),
  /** The type of each name that examples can use without declaring it: readers see it below the example. */
  given: z.record(z.string(), z.string()).default({}),
  /** By name: `createC2pa`, `C2pa.read`. */
  items: z.record(
    z.string(),
    z.union([z.string().transform((text): z.output<typeof note> => ({ text })), note]),
  ),
});

export interface Notes extends z.output<typeof notesFile> {
  /** Relative to the source folder. */
  file: string;
}

/** Reads `data/api-notes/<name>.json`. @throws AuthorError if it contains a mistake */
export const readNotes = (sourceDir: string, name: string): Notes => {
  const file = `api-notes/${name}.json`;
  return { ...readDataFile(sourceDir, file, notesFile), file: `data/${file}` };
};

/** Replaces comments with our texts. @throws ConfigError for a note on an item that the package doesn't have */
export function applyNotes(
  items: readonly Declaration[],
  { items: notes, file, given: ofAll }: Notes,
): Declaration[] {
  const known = items.flatMap((item) => [
    keyOf(item),
    ...(item.members ?? []).map((member) => keyOf(member, item)),
  ]);
  const problems = Object.keys(notes)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      file,
      key,
      problem: `there is a note on \`${key}\`, which the package doesn't have`,
      fix: didYouMean(key, known, "remove it, or move it to the item's replacement"),
    }));
  if (problems.length > 0) throw new ConfigError(problems);
  const noted = (comment: DocComment, given: Notes['items'][string] | undefined): DocComment => ({
    ...comment,
    ...given,
    // A comment's remarks continue its text, so they're replaced with it.
    ...(given?.text !== undefined && { remarks: '' }),
    params: { ...comment.params, ...given?.params },
    given: { ...ofAll, ...given?.given },
  });
  return items.map((item) => ({
    ...item,
    comment: noted(item.comment, notes[keyOf(item)]),
    ...(item.members && {
      members: item.members.map((member) => ({
        ...member,
        comment: noted(member.comment, notes[keyOf(member, item)]),
      })),
    }),
  }));
}
