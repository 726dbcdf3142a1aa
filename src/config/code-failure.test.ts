import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortError } from './code-failure.ts';

const here = (path: string) => join(process.cwd(), path);

test.each([
  [
    "Cannot read properties of undefined (reading 'x')",
    `TypeError: Cannot read properties of undefined (reading 'x')
    at Svg (${here('src/components/diagram/index.tsx')}:18:12)
    at renderElement (${here('node_modules/react-dom/server.js')}:4524:19)
`,
    "src/components/diagram/index.tsx:18: Cannot read properties of undefined (reading 'x'), in Svg; correct this line, or check what it gets",
  ],
  [
    "Cannot read properties of undefined (reading 'x')",
    `TypeError: Cannot read properties of undefined (reading 'x')
    at renderElement (${here('node_modules/react-dom/server.js')}:4524:19)
    at async Footer (file://${here('src/layout/Footer.tsx')}:7:9)
`,
    "src/layout/Footer.tsx:7: Cannot read properties of undefined (reading 'x'), in Footer; correct this line, or check what it gets",
  ],
  [
    `[PARSE_ERROR] Expected \`,\` or \`)\` but found \`;\`
    ╭─[ src/layout/Footer.tsx:48:4 ]
    │
 48 │   );
`,
    undefined,
    'src/layout/Footer.tsx:48: Expected `,` or `)` but found `;`; correct this line, or the one before it\n    ╭─[ src/layout/Footer.tsx:48:4 ]\n    │\n 48 │   );',
  ],
  [
    'Not found',
    `Error: Not found\n    at load (${here('node_modules/vite/dist/node.js')}:20101:31)`,
    'Not found',
  ],
])('%s is told with the file, the line, and what is wrong', (message, stack, short) => {
  expect(shortError({ message, ...(stack && { stack }) })).toBe(short);
});
