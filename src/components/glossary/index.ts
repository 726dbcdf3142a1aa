import { z } from 'zod';
import { glossary } from '../../content/data/glossary.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { Glossary } from './Glossary.tsx';

export default defineComponent({
  name: 'Glossary',
  description: 'All terms from `data/glossary.json`, grouped by first letter',
  usage: '<Glossary />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ data: glossary(sourceDir) }),
  View: Glossary,
  links: ({ data }) => data.terms.flatMap(({ page }) => (page ? [page.href] : [])),
});
