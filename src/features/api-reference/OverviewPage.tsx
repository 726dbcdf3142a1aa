import { InlineText } from '../../ui/Line.tsx';
import { withoutLinks } from '../../ui/text.ts';
import { Blocks } from './Blocks.tsx';
import { Name } from './Entries.tsx';
import { Folded, Group } from './Heading.tsx';
import { Origin, ReleaseNote } from './Notice.tsx';
import { Paths } from './Paths.tsx';
import { Shapes } from './Shapes.tsx';
import type { Href } from './Spans.tsx';
import type { Block, OverviewPageData } from './schema.ts';

/** The whole row is a link. */
const unlinked = (block: Block): Block =>
  'text' in block ? { ...block, text: withoutLinks(block.text) } : block;

/** Everything a package exports, and the other types it uses. */
export function OverviewPageBody({ data, href }: { data: OverviewPageData; href: Href }) {
  const { release, about, paths, groups, reExports, shapes, origin } = data;
  const example = about.filter(({ type }) => type === 'code');
  return (
    <>
      <div className="api-about">
        <ReleaseNote release={release} href={href} />
        <Blocks blocks={about.filter(({ type }) => type !== 'code')} href={href} />
      </div>
      {example.length > 0 && (
        <div className="api-beside">
          <Blocks blocks={example} title="Example" href={href} />
        </div>
      )}
      <Paths paths={paths} href={href} />
      <div className="api-body">
        {groups.map(({ id, title, rows }) => (
          <Group key={id} id={id} title={title}>
            <ul className="api-exports">
              {rows.map((row) => (
                <li key={row.name}>
                  <Name row={row} href={href} />
                  <Blocks blocks={row.about.map(unlinked)} href={href} />
                </li>
              ))}
            </ul>
          </Group>
        ))}
        {reExports.map(({ from, names }) => (
          <Group key={from} id={`from-${from.replace(/^.*\//, '')}`} title="Re-exports">
            <p>
              These types come from <code>{from}</code>. You can import them from either package.
            </p>
            <p>
              <InlineText text={names.join(', ')} href={href} />
            </p>
          </Group>
        ))}
        {shapes.map(({ id, title, about: text, shapes: shown }) => (
          <Group key={id} id={id} title={title}>
            <Blocks blocks={text} href={href} />
            <Folded count={shown.length}>
              <Shapes shapes={shown} href={href} />
            </Folded>
          </Group>
        ))}
        {origin.length > 0 && <Origin blocks={origin} href={href} />}
      </div>
    </>
  );
}
