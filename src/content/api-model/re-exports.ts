import { join } from 'node:path';
import { COMPILER_OPTIONS } from './extract.ts';

/** A name that a package re-exports from another one. API Extractor's model leaves these out. */
export interface ReExport {
  name: string;
  /** The package that declares it. */
  from: string;
}

/**
 * The names that a file of types exports but another package declares.
 * @param copy the package, outside node_modules
 * @param types the file's path, relative to the copy
 */
export async function reExportsOf(copy: string, types: string): Promise<ReExport[]> {
  const { default: ts } = await import('typescript');
  const main = join(copy, types);
  // Which file declares a name doesn't depend on the types of the language, which take most of the time to read.
  const settings = { ...COMPILER_OPTIONS, lib: undefined, noLib: true, types: [] };
  const { options } = ts.convertCompilerOptionsFromJson(settings, copy);
  const program = ts.createProgram([main], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(main);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .flatMap((exported): ReExport[] => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const from = packageOf(symbol.declarations?.[0]?.getSourceFile().fileName ?? '');
      return from === undefined ? [] : [{ name: exported.name, from }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The package whose folder contains a file; the copy itself isn't in any. */
const packageOf = (file: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
