import { z } from 'zod';
import { pageOfCode } from '../../addresses/status-codes.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { namedExample } from '../example/named.ts';
import { ExampleReading } from './ExampleReading.tsx';
import { readingOf } from './reading.ts';

export default defineComponent({
  name: 'ExampleReading',
  description: 'What a validator reports for an example: both states and every status code',
  usage: '<ExampleReading name="created" />',
  attributes: z.object({ name: writtenText }),
  load({ name }, { sourceDir }) {
    const { example, root } = namedExample(name, sourceDir);
    return { reading: readingOf(example.report, example), root };
  },
  View: ExampleReading,
  links: ({ reading }) =>
    reading.codes.flatMap(({ code, becomes }) => [code, ...(becomes ? [becomes] : [])]).map(pageOfCode),
});
