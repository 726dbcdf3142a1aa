import { expectTypeOf, test } from 'vitest';
import { fileProblem, problemOf } from './intake/problem-of.ts';
import type { Problem } from './intake/problems.ts';
import type { mount } from './mount.tsx';
import { sandboxAddresses } from './sandbox/contents.ts';

test('a tool is mounted in an element, and a failure is a problem with words', () => {
  expectTypeOf<typeof mount>().toEqualTypeOf<(element: HTMLElement) => Promise<void>>();
  expectTypeOf(problemOf).parameter(0).toBeUnknown();
  expectTypeOf(problemOf).returns.toEqualTypeOf<Problem>();
  expectTypeOf(fileProblem).returns.resolves.toExtend<Problem | undefined>();
  expectTypeOf(sandboxAddresses).parameter(0).toBeString();
});
