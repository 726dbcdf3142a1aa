import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { readJson } from './read-data-file.ts';

const schema = z.strictObject({
  terms: z.array(z.strictObject({ id: z.string(), kind: z.enum(['noun', 'verb']).optional() })),
});

function read(text: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'x.json'), text);
  return readJson(join(folder, 'x.json'), 'data/x.json', schema);
}

test.each([
  [
    '{\n  "terms": [\n    { "id": "a" },\n    { "id": 3 }\n  ]\n}',
    'data/x.json:4: `terms[1].id` is 3; expected string, received number',
  ],
  [
    '{\n  "terms": [\n    {\n      "idd": "a"\n    }\n  ]\n}',
    'data/x.json:3: `terms[0].id` is missing; add it, as string\ndata/x.json:4: `terms[0].idd` is not a known key; did you mean `id`?',
  ],
  [
    '{\n  "terms": [\n    { "id": "a",\n      "kind": "nuon" }\n  ]\n}',
    'data/x.json:4: `terms[0].kind` is "nuon"; did you mean "noun"?',
  ],
  [
    '{\n  "trems": []\n}',
    'data/x.json:1: `terms` is missing; add it, as array\ndata/x.json:2: `trems` is not a known key; did you mean `terms`?',
  ],
  [
    '{\n  "terms": [\n    { "id": "a" }\n    { "id": "b" }\n  ]\n}',
    "data/x.json:4: isn't valid JSON (comma expected); correct this line, or the one before it",
  ],
  [
    '{\n  "terms": [,\n    { "id": "a" }\n  ]\n}',
    "data/x.json:2: isn't valid JSON (value expected); correct this line, or the one before it",
  ],
])('%s is told with the line, the key, and the fix', (text, message) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ message }));
});
