import { z } from 'zod';
import { hrefOf } from '../../addresses/address.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { NO_COPY, NO_PAGES, nameOf, type OfflineProps, OfflineUse, PAGES } from './OfflineUse.tsx';

export default defineComponent({
  name: 'OfflineUse',
  description: 'What this site offers to readers without a network: the copy, and the pages in the browser',
  usage: '<OfflineUse />',
  attributes: z.object({}),
  load: (_, { offline, policy }): OfflineProps => ({
    ...(offline.copy && { copy: { address: offline.copy, link: hrefOf(offline.copy, policy) } }),
    ...(offline.pages && { pages: offline.tools }),
  }),
  View: OfflineUse,
  markdown: ({ copy, pages }) =>
    [
      copy ? `[${nameOf(copy.address)}](${copy.address}) is a copy of all pages.` : NO_COPY,
      pages ? PAGES : NO_PAGES,
    ].join('\n\n'),
  links: ({ copy }) => (copy ? [copy.address] : []),
});
