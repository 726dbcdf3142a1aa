import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { affectedBy, changedFiles } from './changed.ts';
import { given } from './given.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;

test('a change in pages runs lint, the build, its files, and the samples of these pages', () => {
  expect(affectedBy(['docs/verify.mdx', 'maintainers/SEARCH.md'])).toMatchObject({
    stages: ['lint', 'build', 'built', 'samples'],
    pages: ['docs/verify.mdx'],
  });
  expect(affectedBy(['diagrams/chain.svg'])).toMatchObject({ stages: ['lint', 'build', 'built'], pages: [] });
});

test('a page that is new in the sidebar runs no more than that, and the types', () => {
  expect(affectedBy(['docs/verify.mdx', 'sidebars.ts'])).toMatchObject({
    stages: ['lint', 'types', 'build', 'built', 'samples'],
    pages: ['docs/verify.mdx'],
  });
});

test('a change in notes or unit tests runs less, and a change in code runs everything', () => {
  expect(affectedBy(['README.md']).stages).toEqual(['lint']);
  expect(affectedBy(['src/a.test.ts', 'README.md']).stages).toEqual(['lint', 'types', 'unit']);
  expect(affectedBy(['docs/verify.mdx', 'src/a.ts'])).toMatchObject({
    because: 'src/a.ts can affect everything, so all of npm test runs.',
  });
  expect(affectedBy(['docs/verify.mdx', 'src/a.ts']).stages).toBeUndefined();
  expect(affectedBy(['samples/read/node/read.mjs']).stages).toBeUndefined();
});

given(hasGit, "git isn't installed").test(
  'changed files are the uncommitted ones, or those of the last commit',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'changed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    expect(() => changedFiles(folder)).toThrow('--changed asks git what has changed, but it failed');
    git('init');
    for (const name of ['first.md', 'é.md']) {
      write(name, name);
      git('add', '.');
      git('commit', '--message', name);
    }
    expect(changedFiles(folder)).toEqual(['é.md']);
    write('first.md', 'changed');
    write('new.md', 'new');
    expect(changedFiles(folder)).toEqual(['first.md', 'new.md']);
  },
);
