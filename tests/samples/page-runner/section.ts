import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import { readPage } from '../../../src/features/prose/page.ts';
import { type Step, stepsOf } from './steps.ts';

/**
 * The steps of one section of a page, for pages that link to it with "as in".
 * @param address `/docs/manifest/writing#a-complete-example`
 * @throws Error if there is no such page or section
 */
export function stepsOfSection(root: string, address: string): Step[] {
  const [path = '', anchor = ''] = address.split('#');
  const file = [`.${path}.mdx`, `.${path}/index.mdx`].find((one) => existsSync(join(root, one)));
  if (!file) throw new Error(`there is no page ${path}`);
  const source = readFileSync(join(root, file), 'utf8');
  const headings = source.split('\n').flatMap((text, index) => {
    const [, marks = '', title = '', id] = /^(#{2,6}) (.*?)(?: \{#([\w-]+)\})?$/.exec(text) ?? [];
    return marks ? [{ line: index + 1, level: marks.length, id: id ?? slug(title) }] : [];
  });
  const start = headings.find(({ id }) => id === anchor);
  if (!start) throw new Error(`${path} has no section #${anchor}`);
  const end = headings.find(({ line, level }) => line > start.line && level <= start.level);
  return stepsOf(readPage(file, source), root).filter(
    ({ line }) => line > start.line && line < (end?.line ?? Number.POSITIVE_INFINITY),
  );
}
