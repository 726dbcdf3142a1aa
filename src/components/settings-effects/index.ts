import { z } from 'zod';
import { readSettingsEffects } from '../../content/data/settings-effects.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { SettingsEffects } from './SettingsEffects.tsx';

export default defineComponent({
  name: 'SettingsEffects',
  description: 'What each value of the settings that contact hosts or change a verdict did on both cores',
  usage: '<SettingsEffects />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ effects: readSettingsEffects(sourceDir) }),
  View: SettingsEffects,
});
