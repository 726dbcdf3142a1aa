import { expect, test } from 'vitest';
import { readPage } from '../../../src/features/prose/page.ts';
import { commandsOf } from './commands.ts';
import { stepsOf } from './steps.ts';

const steps = (text: string) => stepsOf(readPage('docs/page.mdx', text), process.cwd());

test('what a reader saves, sets up, and runs, in the order of the page', () => {
  const page = `Save [boxes.mjs](/samples/list-boxes/node/boxes.mjs) as \`src/boxes.mjs\`,
set up a folder [for Node.js](/docs/manifest/run-samples#node), and run \`sh make-test-certs.sh\`.

\`\`\`console
$ node src/boxes.mjs signed.jpg
jumb
\`\`\`
`;
  expect(steps(page)).toMatchObject([
    { line: 1, does: 'save', files: [{ as: 'src/boxes.mjs' }] },
    { line: 2, does: 'may set up', section: 'node' },
    { line: 2, does: 'run', commands: [{ text: 'sh make-test-certs.sh' }] },
    { line: 4, does: 'run', commands: [{ text: 'node src/boxes.mjs signed.jpg', prints: 'jumb' }] },
  ]);
});

test('a link to the installation of a library sets up its language, one to an error there does not', () => {
  const page = `[Install the Node.js library](/docs/c2pa-node/install), or [the Python library](/docs/c2pa-python#install-it).

If that fails, see [errors](/docs/c2pa-node/install#errors-you-may-meet).
`;
  expect(steps(page)).toEqual([
    { line: 1, does: 'may set up', section: 'node' },
    { line: 1, does: 'may set up', section: 'python' },
  ]);
});

test('a block with the name of a file is written, one with an output is compared, one that is marked is not run', () => {
  const page = `\`\`\`json title="tsconfig.json"
{}
\`\`\`

\`\`\`sh notrun="it needs Docker"
docker run x
\`\`\`

\`\`\`text title="Output"
ready
\`\`\`

\`\`\`js
fragment();
\`\`\`
`;
  expect(steps(page)).toEqual([
    { line: 1, does: 'write', as: 'tsconfig.json', text: '{}\n' },
    { line: 5, does: 'nothing', reason: 'it needs Docker' },
    { line: 9, does: 'compare', text: 'ready' },
  ]);
});

test('commands in a column "Run it" are run, those in other tables are not', () => {
  const page = `| Task | Run it |
| --- | --- |
| Read | \`python read.py signed.jpg\` |

| Error | Fix |
| --- | --- |
| a | \`python fix.py\` |
`;
  expect(steps(page)).toMatchObject([{ does: 'run', commands: [{ text: 'python read.py signed.jpg' }] }]);
});

test('a terminal: what is typed behind the prompt, and what each command prints', () => {
  expect(commandsOf('console', '$ sh make.sh\n$ node \\\n  read.mjs a.jpg\nstate: Valid\ntitle: A')).toEqual([
    { text: 'sh make.sh' },
    { text: 'node \\\n  read.mjs a.jpg', prints: 'state: Valid\ntitle: A' },
  ]);
});

test('a block of shell is typed as a whole', () => {
  expect(commandsOf('sh', 'cd a\nnpm install')).toEqual([{ text: 'cd a\nnpm install' }]);
});
