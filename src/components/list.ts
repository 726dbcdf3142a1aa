import { z } from 'zod';
import type { Component } from '../content/markdown/component.ts';

type Attribute = z.core.JSONSchema.BaseSchema;

/** The values an attribute can have, in words. */
function valuesOf({ enum: values, type, items }: Attribute): string {
  if (values) return values.map((value) => `\`"${String(value)}"\``).join(', ');
  const isTextList =
    type === 'array' && typeof items === 'object' && 'type' in items && items.type === 'string';
  if (isTextList) return 'list of texts';
  return { string: 'text', boolean: 'on or off', array: 'list' }[String(type)] ?? 'text';
}

function attributeLines({ attributes }: Component): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(attributes, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(
    ([name, schema]) =>
      `- \`${name}\`: ${valuesOf(schema as Attribute)}${required.includes(name) ? '' : ', optional'}`,
  );
}

/** The Markdown list of components for writers: maintainers/COMPONENTS.md. */
export function componentList(components: readonly Component[]): string {
  const sections = [...components]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((component) => {
      const attributes = attributeLines(component);
      return [
        `## ${component.name}`,
        `${component.description}.`,
        `\`\`\`mdx\n${component.usage}\n\`\`\``,
        ...(attributes.length > 0 ? [attributes.join('\n')] : []),
      ].join('\n\n');
    });
  const intro = [
    '# Components',
    'What a page can use besides Markdown. A component goes on its own line and takes data, never children.',
    'Don’t edit this file. `npx vitest run --project=unit src/components --update` generates it from `src/components/` and `components.tsx` of features, and a test checks that it’s current.',
  ];
  return `${[...intro, ...sections].join('\n\n')}\n`;
}
