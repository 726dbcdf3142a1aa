import { expect, test } from 'vitest';
import { writtenSidebarsOf } from '../../config/testing.ts';
import { generate } from './index.ts';

type Families = NonNullable<Parameters<typeof generate>[2]>;

/** A family with one page that counts how often it's generated. */
function oneFamily() {
  let generated = 0;
  const families = {
    codes: () => {
      generated++;
      return {
        pages: [{ id: 'codes/x' }],
        sidebar: [{ type: 'doc', id: 'codes/x' }],
      };
    },
  } as unknown as Families;
  return { families, generated: () => generated };
}

const written = writtenSidebarsOf({
  docs: [
    'introduction',
    {
      type: 'category',
      label: 'Reading',
      items: [{ type: 'generated', family: 'codes', label: 'Codes', id: 'codes' }],
    },
  ],
  other: [{ type: 'generated', family: 'codes', label: 'All codes' }],
});

test('a family that two sidebars name is generated once', async () => {
  const { families, generated } = oneFamily();
  const { pages } = await generate(written, '.', families);
  expect([generated(), pages.length]).toEqual([1, 1]);
});

test('a family that no sidebar names isn’t generated', async () => {
  const { families, generated } = oneFamily();
  await generate(writtenSidebarsOf({ docs: ['introduction'] }), '.', families);
  expect(generated()).toBe(0);
});

test('an unknown family is reported with its place and a suggestion', async () => {
  const wrong = writtenSidebarsOf({
    docs: [{ type: 'category', label: 'A', items: [{ type: 'generated', family: 'code', label: 'Codes' }] }],
  });
  await expect(generate(wrong, '.', oneFamily().families)).rejects.toThrow(
    /sidebars\.ts.*`code`.*did you mean `codes`/s,
  );
});
