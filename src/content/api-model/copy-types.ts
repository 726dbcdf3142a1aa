import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Gives `use` a copy of a package's declarations outside node_modules and removes it afterwards. Inside node_modules,
 * API Extractor treats all code as external and silently produces an empty model.
 * @param folder the installed package
 */
export async function withCopiedTypes<Result>(
  folder: string,
  name: string,
  use: (copy: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'api-model-'));
  try {
    const copy = join(root, 'package');
    cpSync(folder, copy, { recursive: true, filter: isDeclaration });
    linkDependencies(folder, name, join(root, 'node_modules'));
    return await use(copy);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Folders, declarations, and package.json; copying a package's scripts and WebAssembly would only take time. */
export const isDeclaration = (path: string): boolean =>
  !/\.[^/\\]+$/.test(path.replace(/^.*[/\\]/, '')) || /(?:\.d\.[cm]?ts|package\.json)$/.test(path);

/** The packages whose types this one imports, and Node.js's types. */
function linkDependencies(folder: string, name: string, into: string): void {
  const installed = folder.slice(0, -name.length - 1);
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  const links = new Map(
    Object.keys({ ...dependencies, ...devDependencies }).map((one) => [one, join(installed, one)]),
  );
  links.set('@types/node', dirname(require.resolve('@types/node/package.json')));
  for (const [one, target] of links) {
    if (!existsSync(target)) continue;
    mkdirSync(dirname(join(into, one)), { recursive: true });
    symlinkSync(target, join(into, one), 'junction');
  }
}
