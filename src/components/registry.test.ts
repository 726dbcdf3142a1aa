import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import type { PageContext } from '../content/markdown/component.ts';
import { attributeValues } from '../content/markdown/component.ts';
import { vocabulary } from './registry.ts';

const { components } = vocabulary;

/** A page in this project's docs. */
function pageContext(): PageContext {
  const met = new Set<string>();
  let number = 0;
  return {
    sourceDir: process.cwd(),
    policy: { base: '/', trailingSlash: 'never' },
    tools: [],
    href: (address) => address,
    nextNumber: () => ++number,
    isFirst: (what) => !met.has(what) && Boolean(met.add(what)),
    typed: new Set(),
  };
}

test('no two components have the same name', () => {
  const names = components.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

const list = readFileSync('maintainers/COMPONENTS.md', 'utf8');
/** The example of each component in the list for writers, by its name. */
const examples = new Map(
  [...list.matchAll(/^## (\w+)\n[\s\S]*?```mdx\n([\s\S]*?)\n```/gm)].map(([, name, code = '']) => [
    name,
    code,
  ]),
);

test('maintainers/COMPONENTS.md has each component', () => {
  expect([...examples.keys()]).toEqual(components.map(({ name }) => name).toSorted());
});

test.each(components)('$name: the example in the list works', { timeout: 30_000 }, async (component) => {
  const root = mdxToMdast(examples.get(component.name) ?? '');
  const [element] = 'children' in root ? root.children : [];
  if (element?.type !== 'mdxJsxFlowElement') throw new Error(`${component.name} has no example`);
  expect(element.name).toBe(component.name);
  const { view, links } = await component.expand(attributeValues(element.attributes), pageContext());
  const html = renderToStaticMarkup(view);
  expect(html).toMatch(/^<[a-z]/);
  // The view contains every address that the link report gets.
  for (const link of links) expect(html).toContain(link);
});
