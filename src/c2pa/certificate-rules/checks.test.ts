import { expect, test } from 'vitest';
import { clinicTable } from '../../integrations/certificate-rules.ts';
import { CHECKS } from './checks.ts';
import { PROGRAM_CHECKS } from './program.ts';

const { rules } = clinicTable('.');

test('every rule of the table has a check, or is one that only the program has', () => {
  for (const { id, about } of rules) {
    if (about === 'program') expect(Object.keys(PROGRAM_CHECKS), id).toContain(id);
    else expect(Object.keys(CHECKS), id).toContain(id);
  }
});

test('what the program asks for has a check of its own', () => {
  for (const { id, programAsks } of rules)
    expect(Object.hasOwn(PROGRAM_CHECKS, id), id).toBe(programAsks !== undefined);
});

test('no check is without a rule', () => {
  const ids = rules.map(({ id }) => id);
  for (const id of [...Object.keys(CHECKS), ...Object.keys(PROGRAM_CHECKS)]) expect(ids).toContain(id);
});
