import { expect, test } from 'vitest';
import { readSurvival } from '../../content/data/survival.ts';
import { FORMAT_NAMES, RESULT_NAMES, rowsOf } from './rows.ts';

test('every cell of the data is in exactly one row, with its result', () => {
  const survival = readSurvival('.');
  const rows = rowsOf(survival);
  for (const { tool, operation, settings, format, result } of survival.cells) {
    const name = settings === 'best' ? `${operation}, best settings` : operation;
    const places = rows
      .filter((row) => row.tool === tool && row.operation === name)
      .flatMap(({ results }) => results.filter(({ formats }) => formats.includes(FORMAT_NAMES[format])));
    expect(
      places.map((place) => place.name),
      `${tool}, ${name}, ${format}`,
    ).toEqual([RESULT_NAMES[result]]);
  }
  const shown = rows.flatMap(({ results }) => results.flatMap(({ formats }) => formats));
  expect(shown).toHaveLength(survival.cells.length);
});

test('every row has a command that was run for that tool', () => {
  const survival = readSurvival('.');
  for (const { tool, command } of rowsOf(survival))
    expect(survival.cells.some((cell) => cell.tool === tool && cell.command === command)).toBe(true);
});
