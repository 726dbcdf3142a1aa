// Mistakes in the code of components and views, each in a copy of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyCode } from '../dev/dev-site.ts';
import { buildSite } from '../support/astro.ts';
import { page, writeSite } from './testing.ts';

const DIAGRAM = 'src/components/diagram/index.tsx';

/** Builds a site in a copy of the code after one edit of it. Returns the errors, and the number of the line edited. */
async function buildEdited(name: string, file: string, from: string, to: string) {
  const folder = writeSite(name, {
    'diagrams/good.svg': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    'docs/a.mdx': page('<Diagram name="good" alt="x" />'),
    'docs/b.mdx': page('<Diagram name="good" alt="x" />'),
  });
  copyCode(folder);
  const code = readFileSync(join(folder, file), 'utf8');
  const [before = '', after] = code.split(from);
  if (after === undefined) throw new Error(`${file} has no ${from}`);
  writeFileSync(
    join(folder, file),
    code.replace(from, () => to),
  );
  const site = { SITE_SOURCE: folder, SITE_OUT: `${folder}-built` };
  const { stderr } = await buildSite(site, folder);
  const message = stderr.split('\n').filter((line) => line.trim() && !line.startsWith('[astro]'));
  return { message, line: before.split('\n').length };
}

test('a view that throws is told once, with its own line', async () => {
  const { message, line } = await buildEdited('view-throws', DIAGRAM, 'drawing.svg', '(null as any).svg');
  expect(message).toEqual([
    `${DIAGRAM}:${line}: Cannot read properties of null (reading 'svg'), in Svg; correct this line, or check what it gets (on docs/a.mdx:7)`,
  ]);
});

test('a component that cannot load its data is told once, with its own line', async () => {
  const load = '...readDrawing(sourceDir, name)';
  const { message, line } = await buildEdited('load-throws', DIAGRAM, load, "...JSON.parse('x')");
  expect(message).toEqual([
    expect.stringMatching(`^${DIAGRAM}:${line}: Unexpected token 'x'.*, in load; .* \\(on docs/a.mdx:7\\)$`),
  ]);
});
