import { stripTypeScriptTypes } from 'node:module';
import ts from 'typescript';

const isImport = (statement: ts.Statement) => ts.isImportDeclaration(statement);

const isTypeOnly = (statement: ts.Statement) =>
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  (ts.isExportDeclaration(statement) && statement.isTypeOnly);

/**
 * A TypeScript module as readable JavaScript: comments and blank lines stay, and types are removed together with
 * their comments.
 * @param title comment above the module's code
 */
export function plainScript(source: string, title: string): string {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest);
  const first = file.statements.find((statement) => !isImport(statement) && !isTypeOnly(statement));
  let text = '';
  let place = 0;
  for (const statement of file.statements) {
    if (isTypeOnly(statement)) {
      text += source.slice(place, statement.getFullStart());
      place = statement.end;
    }
    if (statement === first) {
      text += `${source.slice(place, statement.getFullStart())}\n\n// ${title}\n`;
      place = statement.getFullStart();
    }
  }
  return stripTypeScriptTypes(text + source.slice(place), { mode: 'strip' });
}
