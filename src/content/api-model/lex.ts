import type { Token } from './model.ts';

/** A TypeScript token. */
export interface Lexeme extends Token {
  /** It was preceded by white space, which a flat layout keeps as one space. */
  space: boolean;
  /** Line comments that preceded it. */
  comments: string[];
}

/** Tokens and, in brackets, the parts separated by commas or semicolons. */
export type Node = Lexeme | Bracket;
export interface Bracket {
  open: Lexeme;
  items: Node[][];
  close: Lexeme;
}

const PATTERN =
  /(\s+)|(\/\/[^\n]*)|(\/\*[\s\S]*?\*\/)|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|\.\.\.|[\w$]+|./gs;

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['{', '}'],
  ['[', ']'],
  ['<', '>'],
]);

/** Splits a declaration into tokens. A reference stays one token, so that a link can cover it. */
export function lex(tokens: readonly Token[]): Lexeme[] {
  const found: Lexeme[] = [];
  let space = false;
  let comments: string[] = [];
  const add = (token: Token) => {
    found.push({ ...token, space, comments });
    space = false;
    comments = [];
  };
  for (const token of tokens) {
    if (token.ref !== undefined) {
      add(token);
      continue;
    }
    for (const [text, white, comment, block] of token.text.matchAll(PATTERN)) {
      if (white) space = true;
      else if (comment) comments.push(comment.trim());
      // Block comments inside a declaration are the doc comments of its parts.
      else if (!block) add({ text });
    }
  }
  return found;
}

/** Groups lexemes by bracket; a separator is the last node of its part. */
export function parts(lexemes: readonly Lexeme[]): Node[][] {
  let at = 0;
  const read = (close?: string): Node[][] => {
    const items: Node[][] = [[]];
    for (let lexeme = lexemes[at]; lexeme && lexeme.text !== close; lexeme = lexemes[at]) {
      at++;
      const closing = CLOSING.get(lexeme.text);
      items.at(-1)?.push(closing === undefined ? lexeme : bracket(lexeme, closing));
      if (lexeme.text === ',' || lexeme.text === ';') items.push([]);
    }
    return items.filter((item) => item.length > 0);
  };
  const bracket = (open: Lexeme, closing: string): Bracket => {
    const items = read(closing);
    const close = lexemes[at++] ?? { text: closing, space: false, comments: [] };
    return { open, items, close };
  };
  return read();
}
