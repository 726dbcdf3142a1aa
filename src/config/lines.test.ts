import { expect, test } from 'vitest';
import { lineOf } from './lines.ts';

test('the line of a value is the first that has it between quotes', () => {
  const text = "// sining\nexport default {\n  docs: ['introduction', 'sining'],\n};\n";
  expect(lineOf(text, 'sining')).toBe(3);
  expect(lineOf(text, 'intro')).toBe(0);
});
