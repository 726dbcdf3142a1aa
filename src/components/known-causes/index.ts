import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { causes } from '../../features/status-codes/causes.ts';
import { Causes } from '../../ui/Causes.tsx';

export default defineComponent({
  name: 'KnownCauses',
  description: 'Known causes of status codes and messages from data/causes.json, the most reported first',
  usage: '<KnownCauses top="3" />',
  attributes: z.object({
    /** How many; all without it. */
    top: z.string().regex(/^\d+$/).transform(Number).optional(),
    /** Only these causes. */
    ids: z.array(z.string()).optional(),
  }),
  load({ top, ids }, { sourceDir }) {
    const all = causes(sourceDir);
    const unknown = ids?.find((id) => !all.some((one) => one.id === id));
    if (unknown) throw new Error(`data/causes.json has no cause \`${unknown}\`.`);
    return { causes: all.filter(({ id }) => ids?.includes(id) ?? true).slice(0, top) };
  },
  View: Causes,
});
