import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { softBindingAlgorithms } from './data.ts';
import { SoftBindingAlgorithms } from './SoftBindingAlgorithms.tsx';

export default defineComponent({
  name: 'SoftBindingAlgorithms',
  description: 'A table of every registered soft binding algorithm, with filter and sorting',
  usage: '<SoftBindingAlgorithms />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: softBindingAlgorithms(sourceDir) }),
  View: SoftBindingAlgorithms,
  links: ({ list }) => list.algorithms.map(({ about }) => about),
});
