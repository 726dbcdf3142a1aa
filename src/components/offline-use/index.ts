import { z } from 'zod';
import { hrefOf } from '../../addresses/address.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { type OfflineProps, OfflineUse } from './OfflineUse.tsx';

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
  links: ({ copy }) => (copy ? [copy.address] : []),
});
