import { z } from 'zod';
import { defineComponent } from '../../content/markdown/component.ts';
import { iptcProperties } from '../iptc-properties/data.ts';
import { IptcStructures } from './IptcStructures.tsx';

export default defineComponent({
  name: 'IptcStructures',
  description: 'A table of every IPTC structure’s fields',
  usage: '<IptcStructures />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: iptcProperties(sourceDir) }),
  View: IptcStructures,
});
