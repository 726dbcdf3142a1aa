import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { iptcProperties } from './data.ts';
import { IptcProperties } from './IptcProperties.tsx';

export default defineComponent({
  name: 'IptcProperties',
  description: 'A table of every IPTC photo property, with filter and sorting',
  usage: '<IptcProperties />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: iptcProperties(sourceDir) }),
  View: IptcProperties,
});
