// Mistakes in the code of components and views, in a copy of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyCode } from '../dev/dev-site.ts';
import { buildSite } from '../support/astro.ts';
import { HEADING, page, writeSite } from './testing.ts';

const DIAGRAM = 'src/components/diagram/index.tsx';
const CARDS = 'src/components/cards/index.tsx';

test('a view that throws and a component that cannot load its data are told once each, with their own lines', async () => {
  const drawing = page('<Diagram name="good" alt="x" />');
  const cards = page('<Cards items={[{ title: "A", href: "/docs/a", text: "x" }]} />');
  const folder = writeSite('code', {
    'diagrams/good.svg': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    'docs/a.mdx': drawing,
    'docs/b.mdx': drawing,
    'docs/c.mdx': cards,
    'docs/d.mdx': cards,
  });
  copyCode(folder);
  /** @returns the number of the line edited */
  const edit = (file: string, from: string, to: string) => {
    const code = readFileSync(join(folder, file), 'utf8');
    const [before = '', after] = code.split(from);
    if (after === undefined) throw new Error(`${file} has no ${from}`);
    writeFileSync(
      join(folder, file),
      code.replace(from, () => to),
    );
    return before.split('\n').length;
  };
  const view = edit(DIAGRAM, 'drawing.svg', '(null as any).svg');
  const load = edit(CARDS, 'load: (attributes) => attributes', "load: () => JSON.parse('x')");
  const { stderr } = await buildSite({ SITE_SOURCE: folder, SITE_OUT: `${folder}-built` }, folder);
  expect(stderr.split('\n').filter((line) => line.trim() && !HEADING.test(line))).toEqual([
    expect.stringMatching(`^${CARDS}:${load}: Unexpected token 'x'.*, in load; .* \\(on docs/c.mdx:7\\)$`),
    `${DIAGRAM}:${view}: Cannot read properties of null (reading 'svg'), in Svg; correct this line, or check what it gets (on docs/a.mdx:7)`,
  ]);
});
