import { expect, test } from 'vitest';
import { attribute, named } from './dom.ts';
import { pages } from './site.ts';

/** The generated references. */
const REFERENCES = ['/docs/codes/', '/docs/js-sdk/api/', '/docs/js-sdk/api-web/', '/docs/c2pa-node/api/'];

test('previous and next never lead from outside into the middle of a reference', () => {
  const inside = REFERENCES.flatMap((reference) =>
    pages.filter(({ address }) => address.startsWith(reference)),
  );
  expect(inside.length).toBeGreaterThan(100);
  const wrong = pages.flatMap(({ address, document }) =>
    named(document, 'a')
      .filter((link) => ['prev', 'next'].includes(attribute(link, 'rel') ?? ''))
      .map((link) => attribute(link, 'href') ?? '')
      .filter((to) =>
        REFERENCES.some((reference) => to.startsWith(reference) && !address.startsWith(reference)),
      )
      .map((to) => `${address} leads to ${to}`),
  );
  expect(wrong).toEqual([]);
});
