import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { lineAt } from './errors.ts';
import { syntaxCause } from './syntax-cause.ts';

/** Takes a text out of a file of ours, where it's first found after another text, and asks for the cause. */
function without(file: string, after: string, cut: string) {
  const right = readFileSync(file, 'utf8');
  const start = right.indexOf(cut, right.indexOf(after) + after.length);
  if (!right.includes(after) || start < 0) throw new Error(`${file} has no ${cut} after ${after}`);
  const text = right.slice(0, start) + right.slice(start + cut.length);
  const [error] = parseSync(file, text).errors;
  const cause = syntaxCause(text, file, error?.labels[0]?.start ?? 0, error?.message ?? '');
  // Where it was, and where the line is that was named.
  return { ...cause, late: cause.line - lineAt(right, start) };
}

test.each([
  ['src/views/NotFoundPage.tsx', 'return (', '</PageShell>', /^<PageShell> of line \d+ isn't closed$/],
  ['src/features/search/View.tsx', '<h1>', '</h1>', /^<h1> isn't closed$/],
  ['src/components/diagram/index.tsx', '<figcaption>', '</figure>', /^<figure> of line \d+ isn't closed$/],
  ['src/components/diagram/index.tsx', '<figcaption>', '</figcaption>', /^<figcaption> isn't closed$/],
  ['src/views/NotFoundPage.tsx', '</PageShell>', ')', /^`\(` of line \d+ isn't closed$/],
  ['src/views/NotFoundPage.tsx', '</PageShell>\n  );', '}', /^`\{` of line \d+ isn't closed$/],
  // One of its messages is a template with templates in it.
  ['src/components/diagram/index.tsx', 'const form', ')', /^`\(` isn't closed$/],
  ['src/components/diagram/index.tsx', 'dangerouslySetInnerHTML=', '}', /^`\{` isn't closed$/],
  ['sidebars.ts', "'signing/prod-cert'", ']', /^`\[` isn't closed$/],
  ['sidebars.ts', 'items: [\n', '      ],\n', /^`\[` of line \d+ isn't closed$/],
  ['sidebars.ts', 'items: [', '{', /^the `\}` of line \d+ isn't opened$/],
  ['site.config.ts', 'title:', ',', /^a comma is missing$/],
])('%s without the first %s %s: the cause is what was taken out, and where', (file, after, cut, problem) => {
  const cause = without(file, after, cut);
  expect(cause.problem).toMatch(problem);
  expect(Math.abs(cause.late)).toBeLessThanOrEqual(1);
});

test('a comma that a comment follows is missing in the line before the comment', () => {
  const text =
    "export default {\n  title: 'A'\n\n  // What it says.\n  /* And more. */\n  tagline: 'B',\n};\n";
  expect(syntaxCause(text, 'site.config.ts', text.indexOf('tagline'), 'Expected `,`')).toEqual({
    line: 2,
    problem: 'a comma is missing',
    fix: 'add it at the end of this line',
  });
});

test.each([
  ["export default { docs: ['introduction', 'guide' };\n", "`[` isn't closed", 'add `]` on this line'],
  [
    "export default { docs: 'guide'] };\n",
    "the `]` of line 1 isn't opened",
    'add `[` on this line, or remove the other',
  ],
])('brackets in one line: %s', (text, problem, fix) => {
  expect(syntaxCause(text, 'sidebars.ts', text.length - 3, 'Expected `,`')).toEqual({
    line: 1,
    problem,
    fix,
  });
});

test('an apostrophe that ends a text is named', () => {
  const text = "export default {\n  title: 'Developer's docs',\n};\n";
  expect(syntaxCause(text, 'site.config.ts', text.indexOf('s docs'), 'Expected `,`')).toEqual({
    line: 2,
    fix: "write \\' in the text, or put the text in other quotation marks",
  });
});

test('a brace that a style sheet lacks is found by the indentation', () => {
  const right = readFileSync('src/features/search/view.css', 'utf8');
  const lineOf = (text: string) => lineAt(right, right.indexOf(text, right.indexOf('@media')));
  const opener = syntaxCause(
    right.replace(/(@media.*\n {4}\.search-form) \{/, '$1'),
    'x.css',
    0,
    'Unexpected }',
  );
  expect(opener.line).toBe(lineOf('.search-form {'));
  expect(opener.fix).toBe('add `{` on this line, or remove the other');
  const closer = syntaxCause(right.replace(/(display: none;\n) {4}\}/, '$1'), 'x.css', 0, 'Unclosed block');
  expect(closer.problem).toBe(`\`{\` of line ${lineOf('.search-form {')} isn't closed`);
  expect(closer.line - lineOf('display: none;')).toBeLessThanOrEqual(1);
});

test('every other mistake has the line where the parser noticed it', () => {
  for (const file of [
    'src/features/search/View.tsx',
    'src/layout/Footer.tsx',
    'src/components/diagram/index.tsx',
    'site.config.ts',
    'src/config/load.ts',
  ])
    expect(syntaxCause(readFileSync(file, 'utf8'), file, 0, 'Unexpected token')).toEqual({
      line: 1,
      fix: 'correct this line, or the one before it',
    });
});
