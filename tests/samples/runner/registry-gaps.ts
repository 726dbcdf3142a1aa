/** The parts of `samples/package.json` used for a substitute install. */
export interface Pinned {
  dependencies: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
}

/** npm's error codes for a package or version that's missing in the registry. */
const GAP = /npm (?:error|ERR!) code (?:E404|ETARGET)\b/;

/** True if an install failed because of a gap in the registry, which doesn't affect readers. */
export const isRegistryGap = (stderr: string): boolean => GAP.test(stderr);

/**
 * A page's install commands with the versions pinned in the samples' workspace instead of the newest ones, so that a
 * test can run where a registry is incomplete. Pages never show these commands.
 * @returns undefined if no command installs a package that the workspace pins
 */
export function withPins(commands: string, { dependencies, overrides = {} }: Pinned): string | undefined {
  const nameOf = (word: string) => word.replace(/(?!^)@.*$/, '');
  const isPinned = (word: string) => Object.hasOwn(dependencies, nameOf(word));
  const lines = commands.split('\n');
  if (!lines.some((line) => isInstall(line) && line.split(' ').some(isPinned))) return;
  return lines
    .flatMap((line) => {
      if (!isInstall(line)) return [line];
      const words = line
        .split(' ')
        .map((word) => (isPinned(word) ? `${nameOf(word)}@${dependencies[nameOf(word)]}` : word));
      // The packages contain what Linux on x64 needs, and their scripts would download it again.
      words.splice(2, 0, '--ignore-scripts');
      const set = Object.entries(overrides).map(
        ([name, version]) => `npm pkg set overrides.${name}=${version}`,
      );
      return [...set, words.join(' ')];
    })
    .join('\n');
}

const isInstall = (line: string): boolean => /^\s*npm install /.test(line);
