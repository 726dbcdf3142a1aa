import { beforeAll, expect, test } from 'vitest';
import { build, type Files, type Outcome, page } from './testing.ts';

/** One mistake each: the text of a page, and the build's message after `docs/<name>.mdx:<line>: `. */
/** `file` is where the mistake is if that isn't the page. */
const mistakes: Record<string, { text: string; line?: number; file?: string; message: string }> = {
  'sample-file': {
    text: '<Sample file="read/node/raed.mjs" />',
    message: "there's no file samples/read/node/raed.mjs; did you mean `read/node/read.mjs`?",
  },
  'sample-region': {
    text: '<Sample file="read/node/read.mjs" region="opne" />',
    message: 'samples/read/node/read.mjs has no region `opne`; its regions are `open`',
  },
  'sample-task': {
    text: '<Samples of="raed" />',
    message: "there's no samples/raed/task.json; did you mean `read`?",
  },
  'sample-task-not-json': {
    text: '<Samples of="broken" />',
    line: 1,
    file: 'samples/broken/task.json',
    message: "isn't valid JSON (close brace expected); correct this line, or the one before it",
  },
  'sample-task-unknown-value': {
    text: '<Samples of="odd" />',
    line: 1,
    file: 'samples/odd/task.json',
    message:
      '`languages.node.runs` is "maybe"; use one of "samples", "tests", "by hand", "not run", "cannot"',
  },
  'sample-attribute': {
    text: '<Sample fiel="read/node/read.mjs" />',
    message: '<Sample> has no `fiel`; did you mean `file`?',
  },
  'sample-without-file': { text: '<Sample />', message: '`file` is missing; write file="…"' },
  directive: {
    text: 'Text.\n\n:::wraning\ntext\n:::',
    line: 9,
    message: "there's no directive :::wraning; did you mean :::warning?",
  },
  'leaf-directive': {
    text: '::youtube[x]',
    message:
      "there's no directive ::youtube; use one of :::note, :::tip, :::warning, :::danger, :::steps, :::details",
  },
  'term-unknown': {
    text: 'The :term[manifest stor].',
    message: ":term[manifest stor] isn't in data/glossary.json; did you mean :term[manifest store]?",
  },
  'term-unknown-id': {
    text: 'The :term[boxes]{id=manifest-stor}.',
    message: ":term[boxes] isn't in data/glossary.json as `manifest-stor`; did you mean {id=manifest-store}?",
  },
  'term-attribute': {
    text: 'The :term[manifest store]{di=manifest-store}.',
    message: ':term[manifest store] has no `di`; it takes id',
  },
  'term-in-a-heading': {
    text: '## The :term[manifest store]',
    message: ':term[manifest store] is in a heading; mark it in a sentence instead',
  },
  'term-in-a-link': {
    text: 'See [the :term[manifest store]](/docs/introduction).',
    message: ':term[manifest store] is in the label of a link; mark it in a sentence instead',
  },
  'term-with-code': { text: 'The :term[`c2pa`].', message: ':term[c2pa] can contain only plain words' },
  'term-twice': {
    text: 'A :term[manifest store].\n\nTwo :term[manifest stores].',
    line: 9,
    message: ':term[manifest stores] is marked on line 7; mark a term only once, where it first matters',
  },
  'details-without-summary': {
    text: ':::details\ntext\n:::',
    message: ':::details needs a summary, like :::details[What changed in 2.4]',
  },
  component: {
    text: '<Smaple file="x" />',
    message: "there's no component <Smaple>; did you mean <Sample>?",
  },
  'component-in-a-sentence': {
    text: 'A <Sample file="x" /> here.',
    message: '<Sample> is inside a sentence; put components on their own line',
  },
  'component-unknown-with-children': {
    text: '<Tabs><Tab>One</Tab></Tabs>',
    message: "there's no component <Tab>; maintainers/COMPONENTS.md lists the components",
  },
  'two-failures-at-once': {
    text: '```pyhton\n1\n```\n\nA <Tab /> and { this }.',
    line: 11,
    message: "there's no component <Tab>; maintainers/COMPONENTS.md lists the components",
  },
  import: {
    text: 'import x from "y"',
    message: "pages don't need import or export; remove it, because every component is already available",
  },
  expression: {
    text: 'The key is {process.env.KEY}.',
    message:
      "{process.env.KEY} is code, which pages can't contain; write `\\{process.env.KEY\\}` for the braces themselves, or put it in `backticks`",
  },
  brace: {
    text: 'An open { brace.',
    message: "a `{` begins code, which pages can't contain; put it in backticks, or write \\{",
  },
  'brace-with-text': {
    text: 'The header is {alg: es256, kid}.',
    message: "a `{` begins code, which pages can't contain; put it in backticks, or write \\{",
  },
  angle: {
    text: 'If it has <80 kB.',
    message: 'a `<` begins a component; put it in backticks, or write \\<',
  },
  type: {
    text: 'It returns List<String> then.',
    message: "<String> isn't closed; write <String … />, or put it in backticks if it isn't a component",
  },
  html: {
    text: '<div>Text</div>',
    message:
      "<div> is HTML, which isn't allowed in pages; use Markdown or a component (maintainers/COMPONENTS.md lists them)",
  },
  'html-image': {
    text: 'See <img src="x.png" /> here.',
    message: "<img> is HTML, which isn't allowed in pages; use ![what it shows](./picture.png)",
  },
  'html-break': {
    text: 'A line<br>and another.',
    message: "<br> is HTML, which isn't allowed in pages; use a new paragraph, or a list",
  },
  callout: {
    text: ':::note\nIt never ends.\n\n## Next\n\n:::tip\nThis one does.\n:::\n',
    message:
      ":::note isn't closed, so it would contain the rest of the page; end it with ::: on a line of its own",
  },
  fence: {
    text: '```js\nIt never ends.\n\n## Next\n\n```json\n{}\n```\n',
    message:
      "the code that begins with ```js isn't closed; end it with ``` on a line of its own (with four marks, it can contain three)",
  },
  spread: {
    text: '<Cards {...x} />',
    message: "spread attributes {...x} can't be used in a page; write each attribute",
  },
  cards: {
    text: '<Cards items={[{ title: "x" }]} />',
    message: '`items` must be a list like {[{ title: "…", href: "/docs/…", text: "…" }]}',
  },
  'attribute-of-code': {
    text: '<Cards items={list} />',
    message:
      "`items={…}` isn't plain data; write text in quotes, numbers, lists, and objects (JSON5: invalid character 'l' at 1:1)",
  },
  'code-language': {
    text: '```pyhton\n1\n```',
    message: "there's no highlighter for the language `pyhton`; did you mean `python`?",
  },
  'code-without-language': {
    text: '```\n1\n```',
    message: "this code fence doesn't have a language; write ```text if there isn't one",
  },
  'code-meta': {
    text: '```js tilte="x"\n1\n```',
    message: 'the code fence says `tilte="x"`, which isn\'t supported; use title="…" or notrun="reason"',
  },
  'image-without-text': {
    text: '![](./broken.png)',
    message: "the image `./broken.png` doesn't have alternative text; write ![what it shows](./broken.png)",
  },
  'image-missing': {
    text: '![A sign](./sing.png)',
    message: "there's no image `./sing.png` next to the page; add it, or correct the path",
  },
  'image-broken': {
    text: '![A sign](./broken.png)',
    message: "the image `./broken.png` can't be read; save it as PNG, JPEG, WebP, AVIF, GIF, or SVG",
  },
  'image-elsewhere': {
    text: '![A sign](https://example.org/a.png)',
    message: 'the image https://example.org/a.png is on another site; store a copy next to the page',
  },
  'second-title': {
    text: 'Text.\n\n# Second',
    line: 9,
    message: '"# Second" is a second title; the title is in the front matter, so begin headings with ##',
  },
  'heading-id-twice': {
    text: '## One {#same}\n\n## Two {#same}',
    line: 9,
    message: 'two headings have the id `same`; give one of them another id with {#another-id}',
  },
  'drawing-missing': {
    text: '<Diagram name="god" alt="x" />',
    message: "there's no drawing diagrams/god.svg; did you mean `good`?",
  },
  'drawing-with-color': {
    text: '<Diagram name="painted" alt="x" />',
    message: 'diagrams/painted.svg uses `fill=`; use the d-… classes instead',
  },
  'drawing-without-text': { text: '<Diagram name="good" />', message: '`alt` is missing; write alt="…"' },
  'relative-link': {
    text: '[Questions](../faqs)',
    message: 'the link `../faqs` is relative; use the full address (`/docs/…`) or a file (`./page.mdx`)',
  },
};

const task = (runs: string) =>
  JSON.stringify({ title: 'Read', languages: { node: { file: 'read.mjs', with: 'c2pa 1', runs } } });

const files: Files = {
  ...Object.fromEntries(Object.entries(mistakes).map(([name, { text }]) => [`docs/${name}.mdx`, page(text)])),
  'docs/broken.png': 'not a picture',
  'data/glossary.json': JSON.stringify({
    checked: '2026-11-20',
    specification: 'C2PA 2.4',
    address: 'https://example.org/#',
    terms: [
      { id: 'manifest-store', term: 'manifest store', forms: ['manifest stores'], short: 'A container.' },
    ],
  }),
  'samples/read/node/read.mjs': '// #region open\n1;\n// #endregion\n',
  'samples/read/task.json': task('tests'),
  'samples/odd/task.json': task('maybe'),
  'samples/broken/task.json': '{',
  'diagrams/good.svg': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  'diagrams/painted.svg': '<svg viewBox="0 0 1 1"><path fill="red" d="M0 0"/></svg>',
};

let outcome: Outcome;
beforeAll(async () => {
  outcome = await build('pages', files);
});

test('the build stops, and says one line for each mistake and nothing else', () => {
  expect(outcome.code).toBe(1);
  expect(outcome.message).toHaveLength(Object.keys(mistakes).length);
});

test.each(Object.entries(mistakes))('%s', (name, { line = 7, file, message }) => {
  expect(outcome.message).toContain(`${file ?? `docs/${name}.mdx`}:${line}: ${message}`);
});

test('a site without samples and drawings says which folder a page asks for; a broken data file is told once', async () => {
  const { code, message } = await build('pages-alone', {
    'docs/a.mdx': page('<Samples of="read" />'),
    'docs/b.mdx': page('<Diagram name="good" alt="x" />'),
    'docs/c.mdx': page('A :term[manifest store] and a :term[claim].'),
    'docs/d.mdx': page('A :term[manifest store].'),
    'data/glossary.json': '{\n  "checked": "2026-11-20"\n  "terms": []\n}\n',
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    "data/glossary.json:3: isn't valid JSON (comma expected); correct this line, or the one before it",
    "docs/a.mdx:7: there's no samples/read/task.json; the tasks are none yet",
    "docs/b.mdx:7: there's no drawing diagrams/good.svg",
  ]);
});
