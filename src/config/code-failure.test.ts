import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortFailure } from './code-failure.ts';

const here = (path: string) => join(process.cwd(), path);

test.each([
  [
    `Cannot read properties of undefined (reading 'x')
  Location:
    ${here('src/components/diagram/index.tsx')}:18:12
  Stack trace:
    at Svg (${here('src/components/diagram/index.tsx')}:18:12)
    at renderElement (${here('node_modules/react-dom/server.js')}:4524:19)
`,
    "src/components/diagram/index.tsx:18: Cannot read properties of undefined (reading 'x'), in Svg; correct this line, or check what it gets",
  ],
  [
    `Cannot read properties of undefined (reading 'x')
  Stack trace:
    at renderElement (${here('node_modules/react-dom/server.js')}:4524:19)
    at async Footer (file://${here('src/layout/Footer.tsx')}:7:9)
`,
    "src/layout/Footer.tsx:7: Cannot read properties of undefined (reading 'x'), in Footer; correct this line, or check what it gets",
  ],
  [
    `[postcss] postcss-import: ${here('src/layout/Footer.css')}:1:1: Unclosed block
  Location:
    ${here('src/layout/Footer.css')}:1:0
  Stack trace:
    at Input.error (${here('node_modules/postcss/lib/input.js')}:135:16)
    at async Promise.all (index 0)
`,
    'src/layout/Footer.css:1: Unclosed block; correct this line, or the one before it',
  ],
  [
    `[builtin:vite-transform] Expected \`,\` or \`)\` but found \`;\`
    ╭─[ src/layout/Footer.tsx:48:4 ]
    │
 48 │   );

  Location:
    undefined:48:3
`,
    'src/layout/Footer.tsx:48: Expected `,` or `)` but found `;`; correct this line, or the one before it\n    ╭─[ src/layout/Footer.tsx:48:4 ]\n    │\n 48 │   );',
  ],
  [
    `[PARSE_ERROR] Expected \`,\` or \`)\` but found \`;\`
    ╭─[ src/layout/Footer.tsx:48:4 ]
`,
    'src/layout/Footer.tsx:48: Expected `,` or `)` but found `;`; correct this line, or the one before it\n    ╭─[ src/layout/Footer.tsx:48:4 ]',
  ],
  [
    `Could not import \`../addresses/hreff.ts\`.
  Hint:
    This is often caused by a typo in the import path. Please make sure the file exists.
  Error reference:
    https://docs.astro.build/en/reference/errors/failed-to-load-module-ssr/
  Stack trace:
    at loadAndTransform (file://${here('node_modules/vite/dist/node/chunks/node.js')}:20101:31)
`,
    'Could not import `../addresses/hreff.ts`. This is often caused by a typo in the import path. Please make sure the file exists.',
  ],
  [
    `1 broken link:
  docs/faqs.mdx:318: the link “documents” points to /x, which doesn't exist
  Hint:
    Browser APIs are not available on the server.
`,
    "1 broken link:\n  docs/faqs.mdx:318: the link “documents” points to /x, which doesn't exist",
  ],
  ['docs/a.mdx:3: `titel` is not a known key', 'docs/a.mdx:3: `titel` is not a known key'],
])('%s is told with the file, the line, and what is wrong', (message, short) => {
  expect(shortFailure(message)).toBe(short);
});
