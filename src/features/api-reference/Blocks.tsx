import type { ReactNode } from 'react';
import { InlineText, TextList } from '../../ui/Line.tsx';
import { type Href, Spans } from './Spans.tsx';
import type { Block, Code } from './schema.ts';
import { textOf } from './text.ts';

/** How many times two spaces a line is indented. */
const indentOf = (line: Code[number]): number => textOf(line).search(/\S|$/) / 2;

/** A code block with linked names. @param note the text below it, such as its source */
export function CodeFigure({
  code,
  lang = 'ts',
  title,
  note,
  href,
}: {
  code: Code;
  lang?: string;
  title?: ReactNode;
  note?: ReactNode;
  href: Href;
}) {
  return (
    <figure className={title ? 'code api-code' : 'code api-code single'} data-lang={lang}>
      {title && <figcaption>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>
          {code.map((line, i) => (
            // A line is a box, so that its second row is indented.
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <span key={i} className={`l in${indentOf(line)}`}>
              <Spans spans={line} href={href} />
              {i < code.length - 1 && '\n'}
            </span>
          ))}
        </code>
      </pre>
      {note && <p className="code-note">{note}</p>}
    </figure>
  );
}

interface Titled {
  /** Above the code. */
  title?: ReactNode;
  href: Href;
}

function BlockView({ block, title, href }: Titled & { block: Block }) {
  if (block.type === 'code')
    return <CodeFigure code={block.code} lang={block.lang} title={title} href={href} />;
  if (block.type === 'list') return <TextList texts={block.items} href={href} />;
  return (
    <p>
      <InlineText text={block.text} href={href} />
    </p>
  );
}

/** Paragraphs, lists, and code. */
export function Blocks({ blocks, ...titled }: Titled & { blocks: readonly Block[] }) {
  return blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
    <BlockView key={i} block={block} {...titled} />
  ));
}

/** The same in a table cell, where a single paragraph doesn't need its own element. */
export function CellBlocks({ blocks, href }: { blocks: readonly Block[]; href: Href }) {
  const [only, ...others] = blocks;
  if (only?.type === 'paragraph' && others.length === 0) return <InlineText text={only.text} href={href} />;
  return <Blocks blocks={blocks} href={href} />;
}
