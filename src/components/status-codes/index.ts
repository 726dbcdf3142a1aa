import { z } from 'zod';
import { pageOfCode } from '../../addresses/status-codes.ts';
import { statusCodes } from '../../content/data/status-codes.ts';
import { defineComponent } from '../../content/markdown/component.ts';
import { StatusCodes } from './StatusCodes.tsx';

export default defineComponent({
  name: 'StatusCodes',
  description: 'A table of every validation status code, with filter and sorting',
  usage: '<StatusCodes />',
  attributes: z.object({}),
  load: (_, { sourceDir }) => ({ list: statusCodes(sourceDir) }),
  View: StatusCodes,
  links: ({ list }) => list.codes.map(({ code }) => pageOfCode(code)),
});
