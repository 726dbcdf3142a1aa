import { z } from 'zod';
import { readSurvival } from '../../content/data/survival.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { SurvivalMatrix } from './SurvivalMatrix.tsx';

export default defineComponent({
  name: 'SurvivalMatrix',
  description: 'What image and video tools do to Content Credentials, as measured',
  usage: '<SurvivalMatrix />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ survival: readSurvival(sourceDir) }),
  View: SurvivalMatrix,
});
