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

test.each(components)('$name: the usage that writers see works', { timeout: 30_000 }, async (component) => {
  const root = mdxToMdast(component.usage);
  const [element] = 'children' in root ? root.children : [];
  if (element?.type !== 'mdxJsxFlowElement') throw new Error(`${component.usage} isn't a component`);
  expect(element.name).toBe(component.name);
  const { view, links } = await component.expand(attributeValues(element.attributes), pageContext());
  const html = renderToStaticMarkup(view);
  expect(html).toMatch(/^<[a-z]/);
  // The view contains every address that the link report gets.
  for (const link of links) expect(html).toContain(link);
});
