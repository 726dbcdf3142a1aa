import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The code blocks of a README in a language. */
const blocks = (name: string, language: string): string[] =>
  [...readFileSync(`packages/${name}/README.md`, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, its, code = '']) => (its === language ? [code] : []),
  );

/** What a program prints that imports packages as the site does. */
function printed(program: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

test.each(['mcp', 'search', 'tools', 'verdict'])(
  'the example in the README of %s prints what it says',
  (name) => {
    expect(printed(blocks(name, 'js').join('\n'))).toBe(blocks(name, 'text').join('\n'));
  },
);

test('the examples in the README of hash-coverage work together on a signed file', () => {
  const given = `
    import { readFileSync } from 'node:fs';
    import { bytesSource, storeIn } from 'content-credentials-hash-coverage';
    const folder = 'samples/manifest-examples/files/';
    const bytes = readFileSync(folder + 'created.jpg');
    const file = new Blob([bytes]);
    const store = await storeIn(bytesSource(bytes));
    const sdkReport = JSON.parse(readFileSync(folder + 'created.json', 'utf8'));
    const label = sdkReport.active_manifest;
    const crJson = '{}';`;
  const shown = 'console.log(coverage.state, unprotectedIn(coverage).length, report.validation_state);';
  expect(printed([given, ...blocks('hash-coverage', 'js'), shown].join('\n'))).toBe(
    'The crJSON has no manifest.\ncovered 0 Valid\n',
  );
});
