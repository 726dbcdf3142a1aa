import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import {
  pageOfCode,
  STATUS_CODES_PAGE,
  type StatusTopicPage,
  TOPIC_HEADINGS,
} from '../../features/status-codes/page.ts';
import { Line } from '../../ui/Line.tsx';
import { Table } from '../../ui/Table.tsx';
import { Heading, type Href, Pages } from './parts.tsx';

/** The page of a topic, with a table of its codes. */
export function StatusTopicBody({ data: { topic, codes }, href }: { data: StatusTopicPage; href: Href }) {
  return (
    <>
      <p>
        <Line text={topic.more} />
      </p>
      <Heading {...TOPIC_HEADINGS.codes} />
      <p>Each code links to its likely causes and to what you can do about them.</p>
      <Table
        label={`Codes: ${topic.label}`}
        columns={[{ label: 'Code' }, { label: 'Meaning' }]}
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
      <Heading {...TOPIC_HEADINGS.read} />
      <Pages
        pages={[{ title: 'Every validation status code', href: STATUS_CODES_PAGE }, ...topic.read]}
        href={href}
      />
    </>
  );
}
