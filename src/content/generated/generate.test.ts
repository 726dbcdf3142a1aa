import { expect, test } from 'vitest';
import { writtenSidebarsOf } from '../../config/testing.ts';
import { generate } from './index.ts';

test('an unknown family is reported with its place and a suggestion', async () => {
  const wrong = writtenSidebarsOf({
    docs: [
      { type: 'category', label: 'A', items: [{ type: 'generated', family: 'status-code', label: 'Codes' }] },
    ],
  });
  await expect(generate(wrong, '.')).rejects.toThrow(
    /sidebars\.ts.*`status-code`.*did you mean `status-codes`/s,
  );
});
