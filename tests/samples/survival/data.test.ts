import { expect, test } from 'vitest';
import { readSurvival, type SurvivalCell } from '../../../src/content/data/survival.ts';
import { shortened } from './run.ts';
import { resultOf } from './state.ts';
import { commandOf } from './tool.ts';
import { tools } from './tools/index.ts';
import { merged } from './write.ts';

const survival = readSurvival('.');

/** Everything about a cell except its result. */
const cellKey = ({ tool, operation, settings, format, command }: Omit<SurvivalCell, 'result'>) =>
  `${tool} | ${operation} | ${settings} | ${format} | ${command}`;

test('the data has one result for each command and format of each tool, and no others', () => {
  const commands = tools.flatMap(({ name, steps }) =>
    steps.flatMap((step) =>
      step.formats.map((format) =>
        cellKey({ ...step, tool: name, format, command: commandOf(step, format) }),
      ),
    ),
  );
  expect(survival.cells.map(cellKey)).toEqual(commands);
});

test('a tool that was not run keeps its results, and one that is gone loses them', () => {
  const [first, second] = survival.tools;
  if (!first || !second) throw new Error('there are two tools');
  const again = { tool: { ...first, version: '999' }, cells: [] };
  const after = merged(survival, [again], survival.reader, [first.name, second.name]);
  expect(after.tools.map(({ name, version }) => [name, version])).toEqual([
    [first.name, '999'],
    [second.name, second.version],
  ]);
  expect(after.cells).toEqual(survival.cells.filter(({ tool }) => tool === second.name));
});

test('a version is the number in what a tool prints', () => {
  expect(shortened('Version: ImageMagick 6.9.11-60 Q16 x86_64 2021-01-25 https://imagemagick.org\n')).toBe(
    '6.9.11-60',
  );
  expect(shortened('go version go1.26.8 linux/amd64')).toBe('1.26.8');
  expect(shortened('0.35.5 (libvips 8.18.7)\n')).toBe('0.35.5 (libvips 8.18.7)');
});

test('a manifest is invalid because of its hash, or the command stops', () => {
  const report = (validation_state: string, ...codes: string[]) => ({
    validation_state,
    validation_results: { activeManifest: { failure: codes.map((code) => ({ code })) } },
  });
  expect(resultOf(report('Valid', 'signingCredential.untrusted'), 'a.jpg')).toBe('valid');
  expect(resultOf(report('Invalid', 'assertion.bmffHash.mismatch'), 'a.mp4')).toBe('mismatch');
  expect(() => resultOf(report('Invalid', 'claimSignature.mismatch'), 'a.jpg')).toThrow(
    'a.jpg is Invalid, and not because of its hash: claimSignature.mismatch',
  );
});
