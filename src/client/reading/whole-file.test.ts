import { expect, test } from 'vitest';
import { around } from './unfold.ts';
import { withoutMarkers } from './whole-file.ts';

test('a whole file has no markers', () => {
  expect(withoutMarkers("import 'x';\n\n// #region sign\nsign();\n// #endregion\n")).toBe(
    "import 'x';\n\nsign();",
  );
  expect(withoutMarkers('# #region read\nread()\n#endregion\n<!-- #region a -->\n')).toBe('read()');
});

test('an excerpt is found in its file, unless its indentation differs', () => {
  expect(around('a\nb\nc', 'b')).toEqual(['a\n', '\nc']);
  expect(around('a\n  b\n  c', 'b\nc')).toBeUndefined();
});
