import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MARKS, OUTCOMES, STATES } from '../../c2pa/report/states.ts';
import states from './index.ts';
import { States } from './States.tsx';

test('every state is listed with its mark, best first, in the page and in its Markdown', () => {
  const all = OUTCOMES.toReversed().map((key) => ({ key, ...STATES[key] }));
  const html = renderToStaticMarkup(States({ states: all }));
  const text = states.markdown?.({ states: all } as never, {} as never) ?? '';
  let [inHtml, inText] = [0, 0];
  for (const { label, tone, meaning } of all) {
    expect(html).toContain(MARKS[tone]);
    expect(html).toContain(meaning);
    inHtml = html.indexOf(label, inHtml);
    inText = text.indexOf(`| ${label} | ${meaning} |`, inText);
    expect([inHtml, inText]).not.toContain(-1);
  }
});
