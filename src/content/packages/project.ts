import { HASH_COVERAGE, HASH_COVERAGE_FILE, hashCoveragePackage } from './hash-coverage.ts';

/** What a project's package.json says about its packages. */
interface Packages {
  dependencies?: Record<string, string>;
}

/** What package.json of a project says about our package. */
export const FROM_TARBALL = `file:${HASH_COVERAGE_FILE}`;

const usesIt = ({ dependencies }: Packages): boolean => dependencies?.[HASH_COVERAGE] === FROM_TARBALL;

/** What readers get with a project that uses our package: the tarball. By path in the project. */
export async function filesWith(packageJson: string): Promise<Map<string, Uint8Array>> {
  if (!usesIt(JSON.parse(packageJson))) return new Map();
  return new Map([[HASH_COVERAGE_FILE, (await hashCoveragePackage()).tarball]]);
}

/**
 * A project for services that take only text: our package as a folder, and the package.json that installs it from there.
 * @returns text files by their path in the project
 */
export async function unpackedWith(packageJson: string): Promise<Map<string, string>> {
  const project: Packages = JSON.parse(packageJson);
  if (!usesIt(project)) return new Map();
  const { files } = await hashCoveragePackage();
  const dependencies = { ...project.dependencies, [HASH_COVERAGE]: `file:${HASH_COVERAGE}` };
  return new Map([
    ['package.json', `${JSON.stringify({ ...project, dependencies }, null, 2)}\n`],
    ...[...files].map(([path, text]) => [`${HASH_COVERAGE}/${path}`, text] as const),
  ]);
}
