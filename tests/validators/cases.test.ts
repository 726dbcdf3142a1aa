import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verdictOf } from '../../src/c2pa/report/verdict.ts';
import { inspect } from './support/inspect.ts';

/** Small files that real tools could have written, each with something that once led to a wrong verdict. */
const fileOf = (name: string) => new Uint8Array(readFileSync(join('tests/fixtures/cases', name)));
const reportOn = (name: string) => inspect(fileOf(name), name);

test('manifests of several chains of ingredients are valid in any order', async () => {
  const [depthFirst, other] = await Promise.all(['11-chains.png', '11a-chains-reordered.png'].map(reportOn));
  expect(depthFirst?.state).toBe('Valid');
  expect(other?.state).toBe('Valid');
  expect(other && verdictOf(other).headline).toBe(depthFirst && verdictOf(depthFirst).headline);
});
