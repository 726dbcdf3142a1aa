import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assistantMistakes } from '../../../../src/features/assistants/agents-file.ts';
import type { ProgramLanguage } from '../mistake.ts';
import { findMistakes, MAX_PROGRAM_CHARACTERS, withoutComments } from './check-code.ts';

const { mistakes } = assistantMistakes('.');
const rulesIn = (code: string, language: ProgramLanguage) =>
  findMistakes(code, language, mistakes).map(({ rule, at }) => `${rule} ${at}`);

test('comments don’t count, strings with comment signs do', () => {
  expect(rulesIn("// import 'c2pa'\nimport 'c2pa';", 'web')).toEqual(['old-web-package line 2']);
  expect(rulesIn("/* import 'c2pa'\n*/", 'web')).toEqual([]);
  expect(rulesIn('# c2pa.read_file(x)\nurl = "#"; c2pa.read_file(x)', 'python')).toEqual([
    'python-file-functions line 2',
  ]);
  expect(rulesIn("fetch('https://x'); import('c2pa')", 'web')).toEqual(['old-web-package line 1']);
});

test('lines keep their numbers, and an open comment or string ends with the program', () => {
  expect(withoutComments('a /* b\nc */ d\n// e', 'node')).toBe('a     \n     d\n    ');
  expect(withoutComments('/* a', 'node').trim()).toBe('');
  expect(withoutComments('"""a # b', 'python')).toBe('"""a # b');
});

test('a language has only its own rules', () => {
  expect(rulesIn("import 'c2pa-node'", 'web')).toEqual([]);
  expect(rulesIn('{"dependencies": {"c2pa": "^0.30.0"}}', 'json')).toEqual(['old-web-package line 1']);
});

test('a program that’s too long is refused with the limit', () => {
  expect(() => rulesIn('x'.repeat(MAX_PROGRAM_CHARACTERS + 1), 'node')).toThrow('the limit is 100000');
});

const LANGUAGES: Readonly<Record<string, ProgramLanguage>> = {
  node: 'node',
  web: 'web',
  python: 'python',
  rust: 'rust',
  c2patool: 'shell',
  openssl: 'shell',
};
/** Shows the deprecated package beside its replacement. */
const ABOUT_OLD = 'samples/legacy-selectors/web/compare.js';

test('our own samples make none of the mistakes', () => {
  const files = globSync('samples/*/{node,web,python,rust,c2patool,openssl}/*.{mjs,js,py,rs,sh}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== ABOUT_OLD);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const language = LANGUAGES[file.split('/')[2] ?? ''];
    // The bundled library is longer than any program that's checked.
    if (!language || code.length > MAX_PROGRAM_CHARACTERS) return [];
    return rulesIn(code, language).map((rule) => `${file}: ${rule}`);
  });
  expect(found).toEqual([]);
});
