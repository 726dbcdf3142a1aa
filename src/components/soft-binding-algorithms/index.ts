import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { softBindingAlgorithms } from './data.ts';
import { SoftBindingAlgorithms, softBindingMarkdown } from './SoftBindingAlgorithms.tsx';

export default defineComponent({
  name: 'SoftBindingAlgorithms',
  description: 'Every registered soft-binding algorithm, to filter and sort',
  usage: '<SoftBindingAlgorithms />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: softBindingAlgorithms(sourceDir) }),
  View: SoftBindingAlgorithms,
  markdown: ({ list }) => softBindingMarkdown(list),
  links: ({ list }) => list.algorithms.map(({ about }) => about),
});
