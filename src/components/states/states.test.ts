import { ALL_WORDS, MARKS } from '@content-credentials/verdict/report/states';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '../../content/markdown/component.ts';
import states from './index.tsx';

test('every state is listed with its mark, best first', async () => {
  // The table reads nothing from its page.
  const { view } = await states.expand({}, { href: (address: string) => address } as PageContext);
  const html = renderToStaticMarkup(view);
  let last = 0;
  for (const { label, tone, meaning } of ALL_WORDS.toReversed()) {
    expect(html).toContain(MARKS[tone]);
    expect(html).toContain(meaning);
    last = html.indexOf(`>${label}<`, last);
    expect(last).not.toBe(-1);
  }
});
