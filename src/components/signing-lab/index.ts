import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { SigningLab } from './SigningLab.tsx';

export default defineComponent({
  name: 'SigningLab',
  description: 'The signing lab, loaded when a reader presses its button',
  usage: '<SigningLab />',
  attributes: z.object({}),
  load: (_, { tools }) => ({ hasPage: tools.includes('sign') }),
  View: SigningLab,
});
