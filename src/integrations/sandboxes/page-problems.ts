import { parse } from 'parse5';
import { inlineCode } from '../hosting/inline.ts';
import { attribute, findAll } from '../html-tree.ts';

/** What keeps a built example from working below a path of the site and under its policy; each ends in what to do. */
export function pageProblems(html: string): string[] {
  const { scripts, styles, blocked } = inlineCode(html);
  const addresses = findAll(parse(html), ({ tagName }) => tagName !== 'a').flatMap((element) =>
    ['src', 'href'].flatMap((name) => attribute(element, name) ?? []),
  );
  const fixed = addresses.filter((address) => /^(?:\/|https?:)/i.test(address));
  return [
    ...(scripts.length + styles.length + blocked.length > 0
      ? [
          'its page holds code that the policy of the site stops; write scripts, styles and handlers into files of their own',
        ]
      : []),
    ...fixed.map(
      (address) =>
        `its page loads \`${address}\`, which is not where the example lies; set the bundler’s base or public path so that addresses are relative (\`./…\`)`,
    ),
  ];
}
