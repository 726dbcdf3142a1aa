import { Fragment } from 'react';
import { Blocks } from './Blocks.tsx';
import { Heading } from './Heading.tsx';
import { reExportHeading } from './headings.ts';
import { Folded, Members } from './Members.tsx';
import { Notice, Today } from './Notice.tsx';
import { Shapes } from './Shapes.tsx';
import type { Href } from './Spans.tsx';
import type { OverviewPageData } from './schema.ts';

/** Everything a package exports, and the other types it uses. */
export function OverviewPageBody({ data, href }: { data: OverviewPageData; href: Href }) {
  const { notice, about, groups, reExports, shapes, origin } = data;
  const example = about.filter(({ type }) => type === 'code');
  return (
    <>
      <div className="api-about">
        {notice && <Notice notice={notice} href={href} />}
        {notice && <Today notice={notice} href={href} />}
        <Blocks blocks={about.filter(({ type }) => type !== 'code')} href={href} />
      </div>
      {example.length > 0 && (
        <div className="api-beside">
          <Blocks blocks={example} title="Example" href={href} />
        </div>
      )}
      {groups.map((group) => (
        <Members key={group.id} group={group} href={href} />
      ))}
      {reExports.map(({ from, names }) => {
        const { slug, text } = reExportHeading({ from });
        return (
          <Fragment key={from}>
            <Heading id={slug} text={text} />
            <p>
              These types come from <code>{from}</code>. You can import them from either package.
            </p>
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
          <Folded names={shown.map(({ name }) => name)}>
            <Shapes shapes={shown} withIds href={href} />
          </Folded>
        </Fragment>
      ))}
      {origin.length > 0 && (
        <div className="api-origin">
          <Blocks blocks={origin} href={href} />
        </div>
      )}
    </>
  );
}
