import type { Problem, ProsePage, Rule } from '../page.ts';

/** Pages about versions. */
const ABOUT_VERSIONS = /(?:release-notes|roadmap|whats-changed)\.mdx$/;

/** A version of an SDK, or of the core in it: `c2pa-node 0.8.0`, `c2patool@0.27.22`, `c2pa-python==0.38.1`, `core 0.91`. */
const TYPED =
  /(?<![\w-])(?:c2pa(?:-node|-web|-wasm|-types|-python|-cpp|-c-ffi|tool)?(?: \(Rust\))?|C2PA Tool|[Cc]ore)`?(?: v?|@=?|==| --version )(\d+\.\d+(?:\.\d+)?)(?![\w.]*-)/g;

/** Typed versions per page, until the page uses placeholders. */
export type TypedVersions = Readonly<Record<string, number>>;

/** The versions that a page's text types, with their lines. Front matter records what a page was checked with. */
export function typedIn({ file, lines }: ProsePage): Array<{ line: number; text: string }> {
  if (!file.endsWith('.mdx') || ABOUT_VERSIONS.test(file)) return [];
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  return lines.flatMap((text, index) =>
    index < end ? [] : [...text.matchAll(TYPED)].map(([found]) => ({ line: index + 1, text: found })),
  );
}

/** SDK versions come from what the samples ran with, because typed ones go out of date page by page. */
export function typedVersions(allowed: TypedVersions): Rule {
  return (page) => {
    const typed = typedIn(page);
    if (typed.length <= (allowed[page.file] ?? 0)) return [];
    return typed.map(
      ({ line, text }): Problem => ({
        file: page.file,
        line,
        message: `"${text}" is typed; leave the version out, or write {version:c2pa-node} with the package's name`,
      }),
    );
  };
}
