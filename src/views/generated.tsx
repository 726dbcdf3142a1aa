import type { ReactElement } from 'react';
import type { AnyGeneratedPage } from '../content/generated/page.ts';
import { OverviewPageBody } from '../features/api-reference/OverviewPage.tsx';
import { ItemPageBody } from '../features/api-reference/View.tsx';
import { StatusCodeBody, StatusTopicBody } from '../features/status-codes/View.tsx';

/** A link on the built site for a canonical address. */
type Href = (address: string) => string;

type Bodies = {
  [View in AnyGeneratedPage['view']]: (props: {
    data: Extract<AnyGeneratedPage, { view: View }>['data'];
    href: Href;
  }) => ReactElement;
};

/** The text of each kind of generated page; what surrounds it is the same as on every page. */
const BODIES: Bodies = {
  'status-code': StatusCodeBody,
  'status-topic': StatusTopicBody,
  'api-item': ItemPageBody,
  'api-overview': OverviewPageBody,
};

/** A generated page's text. */
export function GeneratedBody({ page, href }: { page: AnyGeneratedPage; href: Href }) {
  // The table's type keeps `view` and `data` together; the compiler loses that in the lookup.
  const Body = BODIES[page.view] as (props: { data: typeof page.data; href: Href }) => ReactElement;
  return <Body data={page.data} href={href} />;
}
