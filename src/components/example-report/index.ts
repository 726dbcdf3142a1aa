import { z } from 'zod';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { namedExample } from '../example/named.ts';
import { reportPart, withoutKeys } from './report-part.ts';

export default defineComponent({
  name: 'ExampleReport',
  description: 'Part of the report on an example; `without` lists keys to leave out',
  usage:
    '<ExampleReport name="created" part="active.assertions" without={["hash"]} title="The assertions" />',
  attributes: z.object({
    name: writtenText,
    part: writtenText.meta({ example: 'active.assertions' }),
    without: z.array(z.string(), '`without` must be a list of keys, like without={["hash"]}').default([]),
    title: z.string().optional(),
  }),
  async load({ name, part, without, title = `${name}.json, ${part}` }, { sourceDir }) {
    const { example } = namedExample(name, sourceDir);
    const json = JSON.stringify(withoutKeys(reportPart(example.report, part), without), null, 2);
    return { lang: 'json', title, lines: await highlightLines(json, 'json') };
  },
  View: CodeBlock,
});
