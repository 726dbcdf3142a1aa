/**
 * Headings and text of a page, from the HTML of its article. In the text, a line that begins with a tab has words of
 * programs, and code within prose is between backticks.
 */
export interface Texts {
  headings: Array<[id: string, text: string]>;
  /** Before the first heading, and below each. */
  texts: string[];
}

/** Elements that aren't text: what's around a program, and the list of all messages, each of which another page explains. */
const SILENT = [
  /<a class="anchor"[\s\S]*?<\/a>/g,
  /<div class="code-note"[\s\S]*?<\/div>/g,
  /<figcaption[\s\S]*?<\/figcaption>/g,
  /<div class="data-table" data-table="messages"[\s\S]*?<\/table>/g,
  /<(script|style|template|nav|noscript|button|svg)\b[^>]*>[\s\S]*?<\/\1>/g,
];
/** A term's button has the word, and its popover the glossary's text. */
const TERM =
  /<button[^>]* popovertarget="[^"]*"[^>]*>([\s\S]*?)<\/button>\s*<span popover="[^"]*"[\s\S]*?<\/span>/g;
/** A drawing's words are in drawing order, so its label stands for it. */
const DRAWING = /<svg\b[^>]* aria-label="([^"]*)"[^>]*>/g;
const IMAGE = /<img\b[^>]* alt="([^"]*)"[^>]*>/g;
const PROGRAM = /<pre\b[^>]*>([\s\S]*?)<\/pre>/g;
const CODE = /<code\b[^>]*>([\s\S]*?)<\/code>/g;
const HEADING = /<h[2-6]\b[^>]*? id="([^"]+)"[^>]*>([\s\S]*?)<\/h[2-6]>/;
const BLOCK =
  /<\/?(?:address|blockquote|br|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|section|summary|table|tbody|thead|tr|ul)\b[^>]*>/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex: string, code: string, name: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)) : (ENTITIES[name] ?? whole),
  );

const plain = (html: string): string =>
  decoded(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Of a program, only names are searched for, and each once on a page. */
function namesIn(program: string, seen: Set<string>): string {
  const words =
    plain(program.replace(/\n/g, ' ')).match(/[\p{L}\p{N}_]+(?:[._:/@-]{1,2}[\p{L}\p{N}_]+)*/gu) ?? [];
  const isName = (word: string) => word.length < 32 && /\p{Ll}\p{Lu}|_|\w[.:-]\w/u.test(word);
  const names = new Set(words.filter((word) => isName(word) && !seen.has(word)));
  for (const name of names) seen.add(name);
  return [...names].join(' ');
}

const linesOf = (html: string, seen: Set<string>): string =>
  html
    .replace(PROGRAM, (_, program: string) => `\n\t${namesIn(program, seen)}\n`)
    .replace(CODE, (_, code: string) => `\`${code.replaceAll('`', "'")}\``)
    .replace(/<\/t[dh]>/g, ' ')
    .split('\n')
    .join(' ')
    .replace(BLOCK, '\n')
    .split('\n')
    .flatMap((line) => line.split(/(?=\t)/).map((part) => (part.startsWith('\t') ? '\t' : '') + plain(part)))
    .filter((line) => line.trim() !== '')
    .join('\n');

export function textsOf(html: string): Texts {
  const article = html.replace(TERM, '$1').replace(DRAWING, '<p>$1</p>$&').replace(IMAGE, ' $1 ');
  const [first = '', ...parts] = SILENT.reduce((rest, silent) => rest.replace(silent, ''), article).split(
    HEADING,
  );
  const seen = new Set<string>();
  const found: Texts = { headings: [], texts: [linesOf(first, seen)] };
  // Each heading's id and content, and the text below it.
  for (let at = 0; at < parts.length; at += 3) {
    const [id = '', heading = '', below = ''] = parts.slice(at, at + 3);
    found.headings.push([decoded(id), plain(heading)]);
    found.texts.push(linesOf(below, seen));
  }
  return found;
}
