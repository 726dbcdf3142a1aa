import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import type { Heading as PageHeading } from '../../content/markdown/page.ts';
import { type CodeLine, pageOfCode } from '../../features/status-codes/page.ts';

export type Href = (address: string) => string;

/** A heading like those of the Markdown pages, with its anchor. */
export function Heading({ slug, text }: PageHeading) {
  return (
    <h2 id={slug}>
      {text}
      {/* biome-ignore lint/a11y/useAnchorContent: its label says where it links, and CSS draws the mark */}
      <a className="anchor" href={`#${slug}`} aria-label={`Link to “${text}”`} />
    </h2>
  );
}

/** Codes as links, each with its meaning. */
export function Codes({ codes, href }: { codes: readonly CodeLine[]; href: Href }) {
  return (
    <ul>
      {codes.map(({ code, group, short }) => (
        <li key={code}>
          <a href={href(pageOfCode(code))}>
            <InlineCode text={code} />
          </a>
          {` (${group}): ${short}`}
        </li>
      ))}
    </ul>
  );
}

/** Links to related pages. */
export function Pages({
  pages,
  href,
}: {
  pages: ReadonlyArray<{ title: string; href: string }>;
  href: Href;
}) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.href}>
          <a href={href(page.href)}>{page.title}</a>
        </li>
      ))}
    </ul>
  );
}
