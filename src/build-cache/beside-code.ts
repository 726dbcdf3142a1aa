/** The texts are on the global object, because the bundled code of a page doesn't import this module. */
const KEY = 'docs.page-texts';
const all = globalThis as { [key: symbol]: Map<string, readonly string[]> | undefined };

/** A page's code without its HTML, and the HTML. */
export interface SlimCode {
  code: string;
  texts: string[];
}

/** `"set:html": "…"`, as the Markdown compiler prints finished HTML. */
const HTML = /"set:html": ("(?:[^"\\]|\\.)*")/g;

/**
 * Replaces the finished HTML in a compiled page with a lookup, so that the bundler doesn't parse and print it: a page
 * is one long string. The process that bundles the pages is the one that renders them.
 * @param name of the page, for {@link keepTexts}
 */
export function withoutTexts(name: string, code: string): SlimCode {
  const texts: string[] = [];
  const slim = code.replace(HTML, (whole: string, literal: string) => {
    const text = parsed(literal);
    if (text === undefined) return whole;
    texts.push(text);
    return `"set:html": globalThis[Symbol.for(${JSON.stringify(KEY)})].get(${JSON.stringify(name)})[${texts.length - 1}]`;
  });
  return { code: slim, texts };
}

/** Makes the texts of a page available to its code. */
export function keepTexts(name: string, texts: readonly string[]): void {
  const key = Symbol.for(KEY);
  all[key] ??= new Map();
  all[key].set(name, texts);
}

/** A string literal that is also JSON; others stay in the code. */
function parsed(literal: string): string | undefined {
  try {
    return JSON.parse(literal);
  } catch {
    return undefined;
  }
}
