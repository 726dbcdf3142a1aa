import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type ts from 'typescript';
import { typescript } from '../../config/syntax-cause.ts';

/** Types that callers of a library see: the file in its folder, and names in it. */
type Seen = ReadonlyArray<readonly [file: string, names: readonly string[]]>;

const COVERAGE_TYPES: Seen = [
  [
    'types.ts',
    [
      'Span',
      'UncoveredKind',
      'Shown',
      'Uncovered',
      'CoverageCode',
      'FaultKind',
      'CoverageFault',
      'HashKind',
      'Coverage',
      'ByteSource',
    ],
  ],
  ['index.ts', ['CoverageOptions', 'coverageOf', 'storeIn']],
  ['bytes.ts', ['blobSource', 'bytesSource']],
  ['unprotected.ts', ['unprotectedIn']],
  ['../report/states.ts', ['Tone', 'Reliability', 'StateWords', 'wordsOf', 'SignerTrust', 'SIGNERS']],
];

const TRUST_TYPES: Seen = [
  ['pool.ts', ['Counts', 'TrustPool', 'Voucher']],
  ['index.ts', ['ConvertedList', 'CheckedTrust', 'poolOf', 'pemOf', 'checkTrust']],
];

const CONFORMANCE_TYPES: Seen = [
  ['rule.ts', ['SpecVersion', 'RuleSetId', 'Breaches', 'Check', 'FixKind', 'RuleText', 'Rule']],
  ['rule-sets.ts', ['RuleSet', 'RULE_SETS']],
  ['choose.ts', ['Choice']],
  ['signals.ts', ['Signal']],
  ['check.ts', ['RuleResult', 'FileCheck', 'FileCheckAnswer', 'checkFile', 'resultLine', 'NOT_TRUST']],
  ['fix-steps.ts', ['FixStep', 'FIX_STEPS']],
];

const nameOf = (statement: ts.Statement): string | undefined => {
  const ts = typescript();
  if (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement)
  )
    return statement.name?.text;
  const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return variable && ts.isIdentifier(variable.name) ? variable.name.text : undefined;
};

/** A library's declarations for TypeScript. @throws Error if a name doesn't exist */
async function libraryDeclarations(root: string, folder: string, seen: Seen): Promise<string> {
  const ts = typescript();
  const parts: string[] = [];
  for (const [name, names] of seen) {
    const source = await readFile(join(root, 'packages/verdict/src', folder, name), 'utf8');
    const { outputText } = ts.transpileDeclaration(source, { fileName: name, compilerOptions: {} });
    const file = ts.createSourceFile(name, outputText, ts.ScriptTarget.Latest);
    for (const wanted of names) {
      const statement = file.statements.find((one) => nameOf(one) === wanted);
      if (!statement) throw new Error(`packages/verdict/src/${folder}/${name} has no ${wanted}`);
      parts.push(outputText.slice(statement.getFullStart(), statement.end).trim());
    }
  }
  return `${parts.join('\n\n')}\n`;
}

/** The types of the package's exports, by the export's name. @param root the project */
export async function exportedTypes(root: string): Promise<Map<string, string>> {
  const [coverage, trust, conformance] = await Promise.all([
    libraryDeclarations(root, 'coverage', COVERAGE_TYPES),
    libraryDeclarations(root, 'trust', TRUST_TYPES),
    libraryDeclarations(root, 'conformance', CONFORMANCE_TYPES),
  ]);
  return new Map([
    ['index', coverage],
    ['conformance', conformance],
    ['trust', `/** A certificate as the package reads it. */\nexport type Certificate = object;\n\n${trust}`],
    [
      'trust-lists',
      "import type { ConvertedList } from './trust.js';\n\nexport declare const trustLists: readonly ConvertedList[];\n",
    ],
  ]);
}
