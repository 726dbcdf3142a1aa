import { expect, test } from 'vitest';
import { clinicTable } from '../../../../src/content/data/certificate-rules.ts';
import { CHECKS } from './checks.ts';
import { PROGRAM_CHECKS } from './program.ts';

const { rules } = clinicTable('.');

test('every rule of the table has a check, or is one that only the program has', () => {
  for (const { id, about } of rules) {
    if (about === 'program') expect(Object.keys(PROGRAM_CHECKS), id).toContain(id);
    else expect(Object.keys(CHECKS), id).toContain(id);
  }
});

test('each requirement of the program has its own check', () => {
  for (const { id, programAsks } of rules)
    expect(Object.hasOwn(PROGRAM_CHECKS, id), id).toBe(programAsks !== undefined);
});

test('every check has a rule', () => {
  const ids = rules.map(({ id }) => id);
  for (const id of [...Object.keys(CHECKS), ...Object.keys(PROGRAM_CHECKS)]) expect(ids).toContain(id);
});
