// Prints the types of modules, which is for `hash-coverage.ts`: `node declarations.ts MODULE…`
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, relative, resolve } from 'node:path';
import ts from 'typescript';

/** A module's name in an import or export of a declaration. */
const SPECIFIER = /(?<=\b(?:from |import\()['"])[^'"]+/g;

/**
 * The types of a package that bundles what it exports from the verdict library, by path in the package: those of its entries,
 * and of the library's modules that they name, which are in a folder beside them.
 * @param entries paths of the package's modules
 */
function declarationsOf(entries: readonly string[]): Map<string, string> {
  const library = resolve('packages/verdict/src');
  const placeOf = (file: string) => {
    const inLibrary = relative(library, file).replaceAll('\\', '/');
    return `lib/${inLibrary.startsWith('..') ? posix.basename(file) : `verdict/${inLibrary}`}`;
  };
  const types = new Map<string, string>();
  const files = new Set(entries.map((entry) => resolve(entry)));
  // Iterating over a set includes entries added during the iteration.
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const place = placeOf(file);
    const { outputText } = ts.transpileDeclaration(source, { fileName: file, compilerOptions: {} });
    const text = outputText.replace(SPECIFIER, (specifier) => {
      const from = createRequire(file).resolve(specifier);
      files.add(from);
      const path = posix.relative(posix.dirname(place), placeOf(from)).replace(/\.ts$/, '.js');
      return path.startsWith('.') ? path : `./${path}`;
    });
    types.set(place.replace(/\.ts$/, '.d.ts'), text);
  }
  return types;
}

console.log(JSON.stringify([...declarationsOf(process.argv.slice(2))]));
