import { expect, test } from 'vitest';
import { writtenSidebarsOf } from '../../config/testing.ts';
import { generate } from './index.ts';

type Families = NonNullable<Parameters<typeof generate>[2]>;

/** Nothing is generated: only the names of families matter. */
const families = { codes: () => ({ pages: [], sidebar: [] }) } as unknown as Families;

test('an unknown family is reported with its place and a suggestion', async () => {
  const wrong = writtenSidebarsOf({
    docs: [{ type: 'category', label: 'A', items: [{ type: 'generated', family: 'code', label: 'Codes' }] }],
  });
  await expect(generate(wrong, '.', families)).rejects.toThrow(/sidebars\.ts.*`code`.*did you mean `codes`/s);
});
