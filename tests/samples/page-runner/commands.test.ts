import { expect, test } from 'vitest';
import { commandsOf } from './commands.ts';

test('a terminal: what is typed behind the prompt, and what each command prints', () => {
  expect(commandsOf('console', '$ sh make.sh\n$ node \\\n  read.mjs a.jpg\nstate: Valid\ntitle: A')).toEqual([
    { text: 'sh make.sh' },
    { text: 'node \\\n  read.mjs a.jpg', prints: 'state: Valid\ntitle: A' },
  ]);
});

test('a block of shell is typed as a whole', () => {
  expect(commandsOf('sh', 'cd a\nnpm install')).toEqual([{ text: 'cd a\nnpm install' }]);
});
