import { Fragment } from 'react';
import {
  affectedText,
  type Change,
  changes,
  type Changes as Data,
  dateInWords,
  KINDS,
  releaseOf,
} from '../../content/data/changes.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { HeadingLine, Line } from '../../ui/Line.tsx';

/** The changes of each month, in list order. */
export function byMonth(changes: readonly Change[]): Array<{ month: string; changes: Change[] }> {
  const groups = Map.groupBy(changes, ({ date }) => date.slice(0, 7));
  return [...groups].map(([month, group]) => ({ month, changes: group }));
}

const plain = (text: string) => text.replaceAll('`', '');

function Entry({ change, href }: { change: Change; href: (address: string) => string }) {
  const { id, date, seen, kind, also, title, breaks, action, source, page } = change;
  return (
    <>
      <h3 id={id}>
        <HeadingLine text={title} />
        {/* biome-ignore lint/a11y/useAnchorContent: named by its label; the sign comes from the styles, as at all headings */}
        <a className="anchor" href={`#${id}`} aria-label={`Link to “${plain(title)}”`} />
      </h3>
      <p className="change-facts">
        <strong>{KINDS[kind]}</strong> · {releaseOf(change)} · {seen && 'first seen '}
        <time dateTime={date}>{dateInWords(date)}</time>
        {also && ` · also in ${also.join(', ')}`} · {affectedText(change)}
      </p>
      <p>
        <Line text={breaks} />
      </p>
      <p>
        <b>What to do:</b> <Line text={action} />
      </p>
      <p className="change-links">
        {page && (
          <>
            <a href={href(page.href)}>{page.title}</a> ·{' '}
          </>
        )}
        <a href={href(source.url)}>Source: {source.title}</a>
      </p>
    </>
  );
}

/** Every change in data/changes.json, by month. @param href maps an address in the docs to one on the built site */
export function Changes({ data, href }: { data: Data; href: (address: string) => string }) {
  return (
    <div className="changes">
      {byMonth(data.changes).map(({ month, changes }) => (
        <Fragment key={month}>
          <h2 id={`m-${month}`}>{dateInWords(month)}</h2>
          {changes.map((change) => (
            <Entry key={change.id} change={change} href={href} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

export default defineComponent({
  name: 'Changes',
  load: (_, { sourceDir }) => ({ data: changes(sourceDir) }),
  View: Changes,
});
