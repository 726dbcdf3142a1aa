import { Fragment } from 'react';
import { Blocks } from './Blocks.tsx';
import { Heading } from './Heading.tsx';
import { reExportHeading } from './headings.ts';
import { Members } from './Members.tsx';
import { Notice, Today } from './Notice.tsx';
import { Shapes } from './Shapes.tsx';
import type { Href } from './Spans.tsx';
import type { OverviewPageData } from './schema.ts';

/** Everything a package exports, and the other types it uses. */
export function OverviewPageBody({ data, href }: { data: OverviewPageData; href: Href }) {
  const { notice, about, groups, reExports, shapes } = data;
  return (
    <>
      {notice && <Notice notice={notice} href={href} />}
      {notice && <Today notice={notice} href={href} />}
      <Blocks blocks={about} href={href} />
      {groups.map((group) => (
        <Members key={group.id} group={group} href={href} />
      ))}
      {reExports.map(({ from, names }) => {
        const { slug, text } = reExportHeading({ from });
        return (
          <Fragment key={from}>
            <Heading id={slug} text={text} />
            <p>The package re-exports these types, so you can import them from either package.</p>
            <ul className="api-names">
              {names.map(({ text: name, to }) => (
                <li key={name}>
                  {to === undefined ? (
                    <code>{name}</code>
                  ) : (
                    <a href={href(to)}>
                      <code>{name}</code>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
      {shapes.map(({ id, title, about: text, shapes: shown }) => (
        <Fragment key={id}>
          <Heading id={id} text={title} />
          <Blocks blocks={text} href={href} />
          <Shapes shapes={shown} withIds href={href} />
        </Fragment>
      ))}
    </>
  );
}
