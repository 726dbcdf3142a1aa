import { z } from 'zod';
import { engineDifferences } from '../../content/data/engine-differences.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { EngineDifferences } from './EngineDifferences.tsx';

export default defineComponent({
  name: 'EngineDifferences',
  description: 'Known differences between validators, with the reasons',
  usage: '<EngineDifferences />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: engineDifferences(sourceDir) }),
  View: EngineDifferences,
});
