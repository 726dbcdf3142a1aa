import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { InlineText, Line, TextList } from '../../ui/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Table } from '../../ui/Table.tsx';
import { Causes } from './Causes.tsx';
import { type Fact, pageOfCode, type StatusCodePage, type StatusTopicPage } from './page.ts';

type Href = (address: string) => string;

/** The page of one validation status code. */
export function StatusCodeBody({ data, href }: { data: StatusCodePage; href: Href }) {
  const { entry, reported, known } = data;
  const note = entry.note && <Line text={entry.note} />;
  return (
    <>
      {!reported && (
        <p>
          <strong>The SDK never reports this code.</strong> {note}
        </p>
      )}
      <SectionHeading id="meaning" title="What it means" />
      <p>
        <Line text={entry.meaning} />
      </p>
      <p>
        <strong>Keep in mind:</strong> <Line text={entry.not} />
      </p>
      <SectionHeading id="causes" title="Likely causes" />
      {known.length > 0 && <Causes causes={known} href={href} />}
      {known.length > 0 && <p>Other causes:</p>}
      <TextList texts={entry.causes} href={href} />
      <SectionHeading id="what-to-do" title="What to do" />
      <TextList texts={entry.do} href={href} />
      {reported && (
        <p>
          <strong>What to tell users:</strong>{' '}
          <Line text={entry.tell ?? 'Nothing, or a note in the details.'} />
        </p>
      )}
      <SectionHeading id="in-a-report" title="In a report" />
      <Facts of={data.report} href={href} />
      {reported && note && <p>{note}</p>}
      <SectionHeading id="origin" title="Where it's defined" />
      <Facts of={data.origin} href={href} />
      <SectionHeading id="related" title="Related codes and pages" />
      {entry.replacedBy && <p>The first code in this list replaces this one.</p>}
      <TextList texts={data.related} href={href} />
      <TextList texts={data.pages} href={href} />
    </>
  );
}

/** The page of a topic, with a table of its codes. */
export function StatusTopicBody({ data, href }: { data: StatusTopicPage; href: Href }) {
  const { topic, codes, pages } = data;
  return (
    <>
      <p>
        <Line text={topic.more} />
      </p>
      <SectionHeading id="codes" title="Codes" />
      <p>Each code links to its likely causes and to what you can do about them.</p>
      <Table
        label={`Codes: ${topic.label}`}
        columns={['Code', 'Meaning']}
        rows={codes.map(({ code, group, short }) => ({
          key: code,
          cells: [
            <Fragment key="code">
              <a href={href(pageOfCode(code))}>
                <InlineCode text={code} />
              </a>{' '}
              <small>{group}</small>
            </Fragment>,
            short,
          ],
        }))}
        hasRowHeads
      />
      <SectionHeading id="read-more" title="Read more" />
      <TextList texts={pages} href={href} />
    </>
  );
}

function Facts({ of, href }: { of: readonly Fact[]; href: Href }) {
  return (
    <dl className="facts">
      {of.map(([name, ...lines]) => (
        <div key={name}>
          <dt>{name}</dt>
          {lines.map((text) => (
            <dd key={text}>
              <InlineText text={text} href={href} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
