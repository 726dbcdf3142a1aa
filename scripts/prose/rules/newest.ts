import type { Problem, ProsePage, Rule } from '../page.ts';

/** A claim about what's newest, next to a number: `the newest version is 0.91.9`, `last version 0.90.22`. */
const CLAIM =
  /\b(?:newest|latest|last (?:version|release)|current (?:version|release|core))\b(?!"?:)[^.|;{\n]{0,25}?\b\d+\.\d+(?:\.\d+)*/gi;

/** What's newest is in data/libraries.json, with the date on which it was read. */
export const newest: Rule = ({ file, lines }: ProsePage): Problem[] => {
  const end = file.endsWith('.mdx') && lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  return lines.flatMap((text, index) =>
    index < end
      ? []
      : [...text.matchAll(CLAIM)].map(([found]) => ({
          file,
          line: index + 1,
          message: `"${found}" goes out of date; write {newest:rust} with "as of", or leave the claim out`,
        })),
  );
};
