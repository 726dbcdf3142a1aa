import { lineOf, nodesOf, type Rule } from '../page.ts';
import { plainText } from '../text.ts';

/** Names that are also capitalized within a sentence. */
const NAMES =
  /\b(?:Content (?:Credentials|Security Policy|Authenticity)|C2PA Tool|(?:Visual Studio|VS) Code|Secure Enclave|Apache License|Trust List|Time-Stamping Authority|Android|Kotlin|Swift|Python|Rust|Node(?:\.js)?|JavaScript|TypeScript|TrustMark|OpenSSL|YubiKey|Inspect|Verify|Valid|Trusted|Invalid|Reader|Builder|Settings|Context|January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** How many words after the first are capitalized without being a name; acronyms don't count. */
const capitals = (words: string): number =>
  words
    .replace(NAMES, '')
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^[A-Z][a-z]{3,}/.test(word)).length;

/**
 * Headings begin with ##, because the title is in the front matter, go down one level at a time, and use sentence
 * case.
 */
export const headings: Rule = ({ file, tree }) => {
  let before = 1;
  return [...nodesOf(tree, ['heading'])].flatMap(({ node }) => {
    const { depth } = node;
    const words = plainText(node);
    const from = before;
    before = depth;
    const line = lineOf(node);
    if (depth === 1)
      return [
        {
          file,
          line,
          message: `"# ${words}" is a second title; the title is in the front matter, so write ##`,
        },
      ];
    if (depth > from + 1) {
      const message = `"${words}" jumps from level ${from} to ${depth}; write ${'#'.repeat(from + 1)}`;
      return [{ file, line, message }];
    }
    if (capitals(words) > 1)
      return [
        { file, line, message: `"${words}" is in title case; capitalize only the first word and names` },
      ];
    if (/[.:]$/.test(words))
      return [{ file, line, message: `"${words}" ends with a punctuation mark; remove it` }];
    return [];
  });
};
