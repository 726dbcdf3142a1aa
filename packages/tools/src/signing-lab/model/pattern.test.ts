import { expect, test } from 'vitest';
import { BOARD, type PaintContext, paintPattern } from './pattern.ts';

function painted(seed: number) {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...numbers: number[]) => {
      for (const number of numbers) expect(number).toBeTypeOf('number');
      calls.push(`${name} ${numbers.map(Math.round).join()}`);
    };
  const context: PaintContext = {
    fillStyle: '',
    fillRect: note('fillRect'),
    beginPath: note('beginPath'),
    arc: note('arc'),
    fill: note('fill'),
    moveTo: note('moveTo'),
    lineTo: note('lineTo'),
    closePath: note('closePath'),
  };
  paintPattern(context, seed);
  return calls;
}

test('one seed paints one picture, another a different one', () => {
  expect(painted(7)).toEqual(painted(7));
  expect(painted(7)).not.toEqual(painted(8));
});

test('the whole board is covered', () =>
  expect(painted(1)[0]).toBe(`fillRect 0,0,${BOARD.width},${BOARD.height}`));
