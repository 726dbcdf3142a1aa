import type { Problem, ProsePage, Rule } from '../page.ts';

/** Pages about versions. */
const ABOUT_VERSIONS = /(?:release-notes|roadmap|whats-changed|changelog)\.mdx$/;

/**
 * An exact version of an SDK, or of the core in it: `c2pa-node 0.8.0`, `c2patool@0.27.22`, `c2pa-python==0.38.1`,
 * `core 0.91.3`. Two numbers, as in "since core 0.91", name a line of releases, which doesn't go out of date.
 */
const TYPED =
  /(?<![\w-])(?:c2pa(?:-node|-web|-wasm|-types|-python|-cpp|-c-ffi|tool)?(?: \(Rust\))?|C2PA Tool|[Cc]ore)`?(?: (?:version )?v?|@=?|==| --version )(\d+\.\d+\.\d+)(?![\w.]*-)/g;

/** SDK versions come from what the samples ran with, because typed ones go out of date page by page. */
export function typedVersions({ file, lines }: ProsePage): Problem[] {
  if (!file.endsWith('.mdx') || ABOUT_VERSIONS.test(file)) return [];
  // Front matter records what a page was checked with.
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  return lines.flatMap((text, index) =>
    index < end
      ? []
      : [...text.matchAll(TYPED)].map(([found, version]) => ({
          file,
          line: index + 1,
          message: `"${found}" is typed; leave the version out, write {version:c2pa-node} or {core:node} with your package or language, or {fact:${version}} if it stays true after an upgrade`,
        })),
  );
}

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
