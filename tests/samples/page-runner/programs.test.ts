import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from '../../../src/features/prose/page.ts';
import { PROGRAMS, programsIn } from './programs.ts';
import { stepsOf } from './steps.ts';

/** What every machine that runs the tests has. */
const EVERYWHERE = new Set([
  ...[
    'node',
    'npm',
    'npx',
    'sh',
    '.',
    'case',
    'cd',
    'do',
    'done',
    'echo',
    'esac',
    'exit',
    'export',
    'fi',
    'for',
    'if',
  ],
  ...['cat', 'chmod', 'cmp', 'cp', 'grep', 'mkdir', 'printf', 'sed', 'tee'],
]);

/** The first words of a block's simple commands, without what stands in quotation marks or here-documents. */
function calledIn(text: string): string[] {
  const plain = text
    .replaceAll('\\\n', ' ')
    .replace(/<<-?\s*'?(\w+)'?[\s\S]*?\n\1$/gm, '')
    .replace(/'[^']*'|"[^"]*"/g, 'quoted')
    .replace(/(?<=^|\s)#.*$/gm, '')
    .replace(/(?:^|;;)\s*(?:quoted\S*|[\w*]+(?:\s*\|\s*\w+)*)\)/gm, '');
  return plain.split(/\n|&&|\|\||[|;&()]|\b(?:do|then|else)\b/).flatMap((command) => {
    const [first] = command
      .trim()
      .split(/\s+/)
      .filter((word) => !/^\w+=/.test(word));
    return first ? [first] : [];
  });
}

test('every program that a page calls is in the table, or on every machine', () => {
  const unknown = globSync('docs/**/*.mdx').flatMap((name) =>
    stepsOf(readPage(name, readFileSync(name, 'utf8')), '.').flatMap((step) =>
      step.does === 'run'
        ? step.commands
            .flatMap(({ text }) => calledIn(text))
            .filter((word) => !word.includes('/') && !EVERYWHERE.has(word) && !PROGRAMS[word])
            .map((word) => `${name}:${step.line}: ${word}`)
        : [],
    ),
  );
  expect(unknown).toEqual([]);
});

function inFolder<Result>(files: Readonly<Record<string, string>>, work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const found = (commands: string, files: Readonly<Record<string, string>> = {}) =>
  inFolder(files, (folder) => [...programsIn(commands, folder)].sort());

test.for([
  ['openssl version', ['openssl']],
  ['TOKEN=secret c2patool photo.jpg | jq -r .name', ['c2patool', 'jq']],
  ['name=$(curl -s http://127.0.0.1/)', ['curl']],
  ['for name in a b; do git clone $name; done', ['git']],
  ['echo openssl; cat openssl', []],
  ['moto_server -p 4770', ['moto_server', 'python3']],
] as const)('%s', ([commands, programs]) => {
  expect(found(commands)).toEqual(programs);
});

test('a program is also found in what a script calls, and in what a service starts', () => {
  const files = {
    'make.sh': 'set -e\nif true; then openssl genpkey; fi\n',
    'server.mjs': "import { sign } from './tool.mjs';\n",
    'tool.mjs': "spawn('c2patool', [file]);\n",
    'package.json': '{ "scripts": { "start": "node server.mjs" } }',
  };
  expect(found('sh make.sh', files)).toEqual(['openssl']);
  expect(found('SERVICE_TOKEN=secret node server.mjs', files)).toEqual(['c2patool']);
  expect(found('npm start', files)).toEqual(['c2patool']);
  expect(found('node other.mjs', files)).toEqual([]);
});
