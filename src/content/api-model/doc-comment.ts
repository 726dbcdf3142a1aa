/** A comment in the source, split into its parts. All texts are Markdown that can contain `{@link X}`. */
export interface DocComment {
  /** The text before any tag. */
  text: string;
  remarks: string;
  /** By parameter name. */
  params: Record<string, string>;
  typeParams: Record<string, string>;
  returns: string;
  throws: string[];
  deprecated?: string;
  examples: string[];
  see: string[];
}

const TAG = /^@([a-zA-Z]+)[ \t]*/;

/** Tags whose text is of no use to readers: the authors' to-do notes, and release stages. */
const DROPPED = new Set(['todo', 'public', 'internal', 'beta', 'alpha', 'packageDocumentation']);

/** Splits a comment as API Extractor writes it, with each tag at the beginning of a line. */
export function parseDocComment(source = ''): DocComment {
  const lines = source
    .replace(/^\s*\/\*\*\s*|\s*\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
  const comment: DocComment = {
    text: '',
    remarks: '',
    params: {},
    typeParams: {},
    returns: '',
    throws: [],
    examples: [],
    see: [],
  };
  for (const { tag, text } of blocks(lines)) put(comment, tag, text);
  return comment;
}

interface Block {
  tag: string;
  text: string;
}

function blocks(lines: readonly string[]): Block[] {
  const found: Array<{ tag: string; lines: string[] }> = [{ tag: '', lines: [] }];
  let inFence = false;
  for (const line of lines) {
    if (line.startsWith('```')) inFence = !inFence;
    const tag = inFence ? null : TAG.exec(line);
    if (tag?.[1]) found.push({ tag: tag[1], lines: [line.slice(tag[0].length)] });
    else found.at(-1)?.lines.push(line);
  }
  return found.map((block) => ({ tag: block.tag, text: block.lines.join('\n').trim() }));
}

function put(comment: DocComment, tag: string, text: string): void {
  // A declaration without its own comment gets the license comment at the top of its file.
  if (tag === '') comment.text = /^Copyright \d{4} /.test(text) ? '' : text;
  else if (tag === 'remarks') comment.remarks = text;
  else if (tag === 'returns' || tag === 'return') comment.returns = text;
  else if (tag === 'throws') comment.throws.push(text);
  else if (tag === 'deprecated') comment.deprecated = text;
  else if (tag === 'example') comment.examples.push(text);
  else if (tag === 'see') comment.see.push(text);
  else if (tag === 'param' || tag === 'typeParam') {
    const [, name = '', about = ''] = /^(\S+)(?:\s+-)?\s*([\s\S]*)$/.exec(text) ?? [];
    (tag === 'param' ? comment.params : comment.typeParams)[name] = about;
  } else if (!DROPPED.has(tag)) comment.remarks = `${comment.remarks}\n\n${text}`.trim();
}
