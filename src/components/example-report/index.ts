import { z } from 'zod';
import type { ExampleReport } from '../../content/data/manifest-examples.ts';
import { defineComponent, writtenText } from '../../content/markdown/component.ts';
import { highlightLines } from '../../content/markdown/highlight.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { namedExample } from '../example/named.ts';

/**
 * A part of a report: `active` is the active manifest, `older.0` the first of the others, and `results` the
 * validation results. Names and numbers after that select a part, as in `active.ingredients.0`.
 * @throws Error with the available names if the path doesn't exist
 */
export function reportPart(report: ExampleReport, path: string): unknown {
  const { [report.active_manifest]: active, ...others } = report.manifests;
  const start: Record<string, unknown> = {
    active,
    older: Object.values(others),
    results: report.validation_results,
  };
  let here: unknown = start;
  for (const step of path.split('.')) {
    const names: string[] = typeof here === 'object' && here !== null ? Object.keys(here) : [];
    if (!names.includes(step))
      throw new Error(
        `the report has no \`${step}\` in \`${path}\`; it has ${names.join(', ') || 'nothing there'}`,
      );
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

/** The same part without some keys, at any depth. */
export function withoutKeys(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutKeys(item, keys));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !keys.includes(key))
      .map(([key, inner]) => [key, withoutKeys(inner, keys)]),
  );
}

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
