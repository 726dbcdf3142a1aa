import { parse } from 'parse5';
import { attribute, findAll } from '../../content/html-tree.ts';
import { inlineCode } from '../hosting/csp.ts';

/** What prevents a built example from working below a path of the site and under its policy, each with a fix. */
export function pageProblems(html: string): string[] {
  const { scripts, styles, blocked } = inlineCode(html);
  const addresses = findAll(parse(html), ({ tagName }) => tagName !== 'a').flatMap((element) =>
    ['src', 'href'].flatMap((name) => attribute(element, name) ?? []),
  );
  const fixed = addresses.filter((address) => /^(?:\/|https?:)/i.test(address));
  return [
    ...(scripts.length + styles.length + blocked.length > 0
      ? [
          "its page contains code that the site's policy blocks; put scripts, styles, and handlers in separate files",
        ]
      : []),
    ...fixed.map(
      (address) =>
        `its page loads \`${address}\`, which is outside the example's folder; set the bundler’s base or public path so that addresses are relative (\`./…\`)`,
    ),
  ];
}
