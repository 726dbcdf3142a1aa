import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashCoverageFiles, NODE_SCRIPTS, WEB_SCRIPTS } from './outputs.ts';

test('what examples and samples ship is the library in src/c2pa/coverage', { timeout: 60_000 }, async () => {
  const stale = [...(await hashCoverageFiles())].flatMap(([path, content]) =>
    readFileSync(path, 'utf8') === content ? [] : [path],
  );
  expect(stale, 'out of date: run `npm run hash-coverage`').toEqual([]);
});

test('the files keep their comments and hold no types', () => {
  for (const path of [...WEB_SCRIPTS, ...NODE_SCRIPTS]) {
    const text = readFileSync(path, 'utf8');
    expect(text, path).toContain('\n// coverage/data-hash.ts\n');
    expect(text, path).toContain(
      readFileSync('src/c2pa/coverage/exclusions.ts', 'utf8').match(/\/\*\*[\s\S]*?\*\//)?.[0],
    );
    expect(text, path).not.toMatch(/^(?:export )?(?:interface|type) /m);
  }
});

test('in Node.js nothing has to be installed for it', () => {
  for (const path of NODE_SCRIPTS)
    expect(
      [...readFileSync(path, 'utf8').matchAll(/^import .* from '(.+)';$/gm)].map(([, from]) => from),
    ).toEqual(['node:crypto']);
});
