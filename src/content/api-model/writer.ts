import type { Block, Callable, Code, Inline, Span } from '../../page-data/api-reference.ts';
import { highlight } from '../markdown/highlight.ts';
import { colour, spansOf } from './code.ts';
import { layOut, layOutMembers, oneLine } from './layout.ts';
import type { Library } from './library.ts';
import type { ModelItem, Token } from './model.ts';
import { parseInline, parseText, splitSentence, type TextBlock } from './rich-text.ts';

/** Turns the model of one declaration into the content of a page, with its links. */
export interface Writer {
  type(tokens: readonly Token[]): Span[];
  /** The declaration as code; for an interface or class, only its beginning, or with all its members. */
  signature(item: ModelItem, members?: 'with members'): Promise<Code>;
  text(markdown: string): Promise<Block[]>;
  inline(markdown: string): Inline[];
  /** The first sentence about an item. */
  summary(item: ModelItem): Inline[];
  callable(item: ModelItem): Promise<Callable | undefined>;
}

/** @param parent the item's parent, in which names in comments are looked up first */
export function createWriter(library: Library, item: ModelItem, parent?: ModelItem): Writer {
  const addressOfType = (token: Token & { ref: string }) => library.addressOfType(token, item);
  const resolve = (target: string) => library.linkTo(target, item, parent);
  const type = (tokens: readonly Token[]) => spansOf(oneLine(tokens), addressOfType);

  async function text(markdown: string): Promise<Block[]> {
    return Promise.all(parseText(markdown, resolve).map(finished));
  }

  return {
    type,
    text,
    inline: (markdown) => parseInline(markdown, resolve),
    summary: ({ comment }) => parseInline(splitSentence(comment.text || comment.returns)[0], resolve),
    async signature(shown, members) {
      const isMember = parent !== undefined && shown === item;
      if (members) {
        const lines = layOutMembers(
          declared(shown.tokens),
          shown.members.map(({ tokens }) => tokens),
        );
        return colour(lines, addressOfType);
      }
      const lines = layOut(isMember ? shown.tokens : declared(shown.tokens));
      return colour(lines, addressOfType, isMember ? 'member' : 'declaration');
    },
    async callable(shown) {
      if (!['function', 'method', 'constructor'].includes(shown.kind)) return undefined;
      const { comment } = shown;
      const typeParameters = await Promise.all(
        shown.typeParameters.map(async ({ name, constraint, fallback }) => ({
          name,
          constraint: type(constraint),
          fallback: type(fallback),
          about: await text(comment.typeParams[name] ?? ''),
        })),
      );
      const parameters = await Promise.all(
        shown.parameters.map(async ({ name, optional, type: tokens }) => ({
          name,
          optional,
          type: type(tokens),
          about: await text(comment.params[name] ?? ''),
        })),
      );
      return {
        typeParameters,
        parameters,
        ...(shown.returns.length > 0 && {
          returns: { type: type(shown.returns), about: await text(comment.returns) },
        }),
        throws: await Promise.all(comment.throws.map(text)),
      };
    },
  };
}

/** Readers copy `interface X`, not the form in which the package's files declare it. */
function declared([first, ...rest]: readonly Token[]): Token[] {
  if (first === undefined) return [];
  const text = first.text.replace(/^(?:export\s+)?(?:declare\s+)?/, '');
  return [{ ...first, text }, ...rest];
}

async function finished(block: TextBlock): Promise<Block> {
  if (block.type !== 'fence') return block;
  return { type: 'code', lang: block.lang, code: await highlight(block.text, block.lang) };
}
