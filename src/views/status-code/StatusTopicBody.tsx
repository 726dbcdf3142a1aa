import { STATUS_CODES_PAGE } from '../../addresses/status-codes.ts';
import { type StatusTopicPage, TOPIC_HEADINGS } from '../../page-data/status-code-pages.ts';
import { Line } from '../../ui/Line.tsx';
import { Codes, Heading, type Href, Pages } from './parts.tsx';

/** The page of a topic, with a list of its codes. */
export function StatusTopicBody({ data: { topic, codes }, href }: { data: StatusTopicPage; href: Href }) {
  return (
    <>
      <p>
        <Line text={topic.more} />
      </p>
      <Heading {...TOPIC_HEADINGS.codes} />
      <Codes codes={codes} href={href} />
      <Heading {...TOPIC_HEADINGS.read} />
      <Pages
        pages={[{ title: 'Every validation status code', href: STATUS_CODES_PAGE }, ...topic.read]}
        href={href}
      />
    </>
  );
}
