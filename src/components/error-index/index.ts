import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { errorEntries } from './data.ts';
import { ErrorIndex } from './ErrorIndex.tsx';

export default defineComponent({
  name: 'ErrorIndex',
  description:
    'Every message in the tables of errors (Message · Cause · Fix) of all pages, with a field to paste one into',
  usage: '<ErrorIndex />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ entries: errorEntries(sourceDir) }),
  View: ErrorIndex,
  links: ({ entries }) => entries.flatMap(({ places }) => places.map(({ address }) => address)),
});
