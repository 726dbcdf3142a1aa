import { resolve } from 'node:path';
import { HASH_COVERAGE, HASH_COVERAGE_FILE, hashCoveragePackage } from './hash-coverage.ts';
import { lockOf, type Packages } from './lock.ts';

/** What package.json of a project says about our package. */
export const FROM_TARBALL = `file:${HASH_COVERAGE_FILE}`;

const usesIt = ({ dependencies }: Packages): boolean => dependencies?.[HASH_COVERAGE] === FROM_TARBALL;

/** What readers get with a project that uses our package: the tarball, and a lock file. By path in the project. */
export async function filesWith(packageJson: string): Promise<Map<string, string | Uint8Array>> {
  const project: Packages = JSON.parse(packageJson);
  if (!usesIt(project)) return new Map();
  const ours = await hashCoveragePackage();
  const locks = ['package-lock.json', 'samples/package-lock.json'].map((file) => resolve(file));
  return new Map<string, string | Uint8Array>([
    [HASH_COVERAGE_FILE, ours.tarball],
    ['package-lock.json', lockOf(project, ours, locks)],
  ]);
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
