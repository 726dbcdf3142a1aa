import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MARKS, OUTCOMES, STATES } from '../../c2pa/report/states.ts';
import type { PageContext } from '../../content/markdown/component.ts';
import states from './index.ts';

test('every state is listed with its mark, best first, in the page and in its Markdown', async () => {
  // The table reads nothing from its page.
  const { view, markdown } = await states.expand({}, { href: (address: string) => address } as PageContext);
  const html = renderToStaticMarkup(view);
  let [inHtml, inText] = [0, 0];
  for (const { label, tone, meaning } of OUTCOMES.toReversed().map((key) => STATES[key])) {
    expect(html).toContain(MARKS[tone]);
    expect(html).toContain(meaning);
    inHtml = html.indexOf(`>${label}<`, inHtml);
    inText = markdown.indexOf(`| ${label} | ${meaning} |`, inText);
    expect([inHtml, inText]).not.toContain(-1);
  }
});
