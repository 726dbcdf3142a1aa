import { CALLOUTS } from '../../content/markdown/directives-plugin.ts';

interface OpenDirective {
  /** What its lines begin with. */
  prefix: '> ' | '';
  indent: string;
}

const DIRECTIVE = /^(\s*):{3,}\s*([\w-]+)(?:\[(.*)\])?(?:\{.*\})?\s*$/;
const DIRECTIVE_END = /^\s*:{3,}\s*$/;
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})/;
const HEADING_ATTRIBUTES = /^(\s*#{1,6}\s.*?)\s*\{#[\w-]+\}\s*$/;

/**
 * A page's Markdown in a form that every Markdown reader supports: callouts as quotes with a bold title, `:::details`
 * as a bold line, and without `:::steps`, heading ids, and comments. Code blocks stay unchanged.
 * @param mapUrl the address to write instead of that of a link or picture
 */
export function plainMarkdown(source: string, mapUrl: (url: string) => string): string {
  const out: string[] = [];
  const open: OpenDirective[] = [];
  let fence: string | undefined;
  let inComment = false;

  const write = (line: string) => {
    const quoted = open.reduceRight((text, { prefix, indent }) => {
      if (prefix === '') return text;
      return indent + prefix + (text.startsWith(indent) ? text.slice(indent.length) : text.trimStart());
    }, line);
    const trimmed = fence === undefined ? quoted.trimEnd() : quoted;
    const isBlank = /^[\s>]*$/.test(trimmed);
    if (fence === undefined && isBlank && /^[\s>]*$/.test(out.at(-1) ?? '')) return;
    out.push(trimmed);
  };

  for (const line of source.split('\n')) {
    if (fence !== undefined) {
      write(line);
      if (new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}\\s*$`).test(line)) fence = undefined;
      continue;
    }
    if (inComment) {
      inComment = !line.includes('*/}');
      continue;
    }
    const [, marks] = FENCE.exec(line) ?? [];
    if (marks !== undefined) {
      write(line);
      fence = marks;
      continue;
    }
    const [, indent = '', name, label] = DIRECTIVE.exec(line) ?? [];
    if (name !== undefined) {
      write('');
      const title = label ?? CALLOUTS[name];
      open.push({ prefix: name in CALLOUTS ? '> ' : '', indent });
      if (title !== undefined && name !== 'steps') {
        write(`${indent}**${mapLinks(title, mapUrl)}**`);
        write('');
      }
    } else if (open.length > 0 && DIRECTIVE_END.test(line)) {
      if (/^[\s>]*$/.test(out.at(-1) ?? '')) out.pop();
      open.pop();
      write('');
    } else {
      const text = line.replace(/\{\/\*.*?\*\/\}/g, '');
      const comment = text.indexOf('{/*');
      inComment = comment >= 0;
      const kept = inComment ? text.slice(0, comment) : text;
      if (kept.trim() === '' && line.trim() !== '') continue;
      write(mapLinks(kept.replace(HEADING_ATTRIBUTES, '$1'), mapUrl));
    }
  }
  return out.join('\n').trim();
}

/** Maps the address of every link and picture in a line; code between backticks stays unchanged. */
function mapLinks(line: string, mapUrl: (url: string) => string): string {
  const parts = line.split(/((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/);
  return parts
    .map((part, index) => {
      // `split` returns text, the whole code span, its backticks, text, …
      if (index % 3 === 1) return part;
      if (index % 3 === 2) return '';
      return part
        .replace(/(\]\()(<[^>]*>|[^\s()<]+(?:\([^\s()]*\)[^\s()]*)*)/g, (_, before: string, url: string) => {
          return before + (url.startsWith('<') ? `<${mapUrl(url.slice(1, -1))}>` : mapUrl(url));
        })
        .replace(/^(\s*\[[^\]]+\]:\s+)(\S+)/, (_, before: string, url: string) => before + mapUrl(url));
    })
    .join('');
}
