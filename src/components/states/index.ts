import { z } from 'zod';
import { OUTCOMES, STATES } from '../../c2pa/report/states.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { States } from './States.tsx';

/** From the best state to the files that need attention. */
const states = OUTCOMES.toReversed().map((key) => ({ key, ...STATES[key] }));

export default defineComponent({
  name: 'States',
  description: 'A table of every state that the tools show, with its mark and meaning',
  usage: '<States />',
  attributes: z.object({}),
  load: () => ({ states }),
  View: States,
});
