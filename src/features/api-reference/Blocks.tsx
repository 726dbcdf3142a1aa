import type { ReactNode } from 'react';
import { type Href, Spans, Words } from './Spans.tsx';
import type { Block, Call, Code } from './schema.ts';

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
  title?: string | undefined;
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
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <CodeLine key={i} isFirst={i === 0} line={line} href={href} />
          ))}
        </code>
      </pre>
      {note && <p className="code-note">{note}</p>}
    </figure>
  );
}

function CodeLine({ line, isFirst, href }: { line: Code[number]; isFirst: boolean; href: Href }) {
  return (
    <>
      {isFirst ? '' : '\n'}
      <Spans spans={line} href={href} />
    </>
  );
}

interface Titled {
  /** Above the code. */
  title?: string;
  /** Below the code. */
  note?: ReactNode;
  href: Href;
}

function BlockView({ block, title, note, href }: Titled & { block: Block }) {
  if (block.type === 'code')
    return <CodeFigure code={block.code} lang={block.lang} title={title} note={note} href={href} />;
  if (block.type === 'list')
    return (
      <ul>
        {block.items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
          <li key={i}>
            <Words text={item} href={href} />
          </li>
        ))}
      </ul>
    );
  const words = <Words text={block.text} href={href} />;
  return block.type === 'quote' ? <blockquote>{words}</blockquote> : <p>{words}</p>;
}

/** Paragraphs, lists, quotations, and code. */
export function Blocks({ blocks, ...titled }: Titled & { blocks: readonly Block[] }) {
  return blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
    <BlockView key={i} block={block} {...titled} />
  ));
}

/** The same in a table cell, where a single paragraph doesn't need its own element. */
export function CellBlocks({ blocks, href }: { blocks: readonly Block[]; href: Href }) {
  const [only, ...others] = blocks;
  if (only?.type === 'paragraph' && others.length === 0) return <Words text={only.text} href={href} />;
  return <Blocks blocks={blocks} href={href} />;
}

/** Examples of a declaration, and a call in one of the programs that readers can save. */
export function Examples({
  of: { examples, call },
  href,
}: {
  of: { examples: readonly Block[][]; call?: Call | undefined };
  href: Href;
}) {
  return (
    <>
      <Blocks blocks={examples.flat()} title="Example" href={href} />
      {call && (
        <Blocks
          blocks={call.code}
          title="Example"
          note={
            <>
              From <a href={href(call.program.to)}>{call.program.text}</a>
            </>
          }
          href={href}
        />
      )}
    </>
  );
}
