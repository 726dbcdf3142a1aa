import prettier from 'prettier';

/** Comments of the parts of a declaration; pages show them elsewhere. */
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** A type on one line. */
export const oneLine = (code: string): string =>
  code
    .replace(COMMENT, '')
    .replace(/\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Lays out a declaration. Readers copy `interface X`, not the form in which the package's files declare it.
 * @param kind a member of a class or interface, or what comes before their members
 */
export async function format(code: string, kind?: 'member' | 'head'): Promise<string> {
  const bare = code.replace(COMMENT, '').replace(/^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?/, '');
  const around = { member: ['declare class _ {', '}'], head: ['', '{}'], none: ['', ''] } as const;
  const [before, after] = around[kind ?? 'none'];
  const source = `${before}${kind === undefined && /^function/.test(bare) ? 'declare ' : ''}${bare}${after}`;
  const laid = await prettier.format(source, {
    parser: 'typescript',
    // The width of a line in the text column; a member is indented by the class around it.
    printWidth: kind === 'member' ? 78 : 76,
    singleQuote: true,
    trailingComma: 'none',
    objectWrap: 'collapse',
  });
  const lines = laid.trimEnd().split('\n');
  if (kind === 'member')
    return lines
      .slice(1, -1)
      .map((line) => line.slice(2))
      .join('\n');
  if (kind === 'head') return laid.replace(/ \{\}\s*$/, '');
  return laid.trimEnd().replace(/^declare /, '');
}
