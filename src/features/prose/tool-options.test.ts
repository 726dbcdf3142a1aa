import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// samples/tool-options runs `c2patool --help`, so its expected output lists the program's actual options.
const expected = readFileSync('samples/tool-options/expected.txt', 'utf8').trim().split('\n');
const page = readFileSync('docs/c2patool/docs/usage.mdx', 'utf8');

test('the usage page of C2PA Tool has a row for every option, and no other', () => {
  const inOptions = [...page.matchAll(/^\| `(--[\w-]+)`(?:, `-\w`)? \|/gm)].map(([, name]) => name);
  const inCommands = [...page.matchAll(/^\| `([a-z ]+)` \| `(--[\w-]+)` \|/gm)].map(
    ([, command, name]) => `${command}: ${name}`,
  );
  expect([...new Set(inOptions), ...inCommands].sort()).toEqual([...expected].sort());
});
