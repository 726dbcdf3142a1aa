import { pageOfCode } from '../../addresses/status-codes.ts';
import type { GeneratedHeading } from '../../page-data/generated-heading.ts';
import type { CodeLine } from '../../page-data/status-code-pages.ts';

export type Href = (address: string) => string;

/** A heading as the Markdown pages have it, with its anchor. */
export function Heading({ slug, text }: GeneratedHeading) {
  return (
    <h2 id={slug}>
      {text}
      {/* biome-ignore lint/a11y/useAnchorContent: its label says where it leads, the mark is drawn by CSS */}
      <a className="anchor" href={`#${slug}`} aria-label={`Link to “${text}”`} />
    </h2>
  );
}

/** Codes with what each means, as links. */
export function Codes({ codes, href }: { codes: readonly CodeLine[]; href: Href }) {
  return (
    <ul>
      {codes.map(({ code, group, short }) => (
        <li key={code}>
          <a href={href(pageOfCode(code))}>
            <code>{code}</code>
          </a>
          {` (${group}): ${short}`}
        </li>
      ))}
    </ul>
  );
}

/** Pages to read on. */
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
