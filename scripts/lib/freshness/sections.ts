import { isBehind } from './packages.ts';

const HEADING = /^#{1,3}\s.*?\bv?(\d+\.\d+(?:\.\d+)*)/;

/**
 * The sections of a changelog about versions after `from` up to `to`, in the changelog's order and without empty
 * lines. Headings contain a version, as in Keep a Changelog: `## [1.2.0] - 2026-01-02`. Prereleases count as their
 * release.
 */
export function sectionsBetween(changelog: string, from: string, to: string): string[] {
  let isWanted = false;
  return changelog.split(/\r?\n/).filter((line) => {
    const version = HEADING.exec(line)?.[1];
    if (version) isWanted = isBehind(from, version) && !isBehind(to, version);
    return isWanted && line.trim() !== '';
  });
}

/** The changelog in a package, the one closest to its root; undefined if there is none. */
export function changelogAmong(files: readonly string[]): string | undefined {
  const depth = (file: string) => file.split('/').length;
  return files
    .filter((file) =>
      /(?:^|\/)(?:changelog|changes|history|release[-_]notes)(?:\.(?:md|txt|rst))?$/i.test(file),
    )
    .filter((file) => !file.includes('node_modules/'))
    .toSorted((one, other) => depth(one) - depth(other))[0];
}
