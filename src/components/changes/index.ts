import { z } from 'zod';
import { changes } from '../../content/data/changes.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Changes } from './Changes.tsx';

export default defineComponent({
  name: 'Changes',
  description: 'What changed in the SDK and the standards, from `data/changes.json`, by month',
  usage: '<Changes />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ data: changes(sourceDir) }),
  View: Changes,
  links: ({ data }) => data.changes.flatMap(({ source, page }) => [source.url, ...(page ? [page.href] : [])]),
});
