import { filesWith } from '../packages/hash-coverage.ts';
import { zipOf } from '../packages/zip.ts';
import { readProjectFile, type Sandbox } from './definition.ts';

/** Everything that readers get: the project's files, and the tarball of our package. */
export async function filesOfSandbox(sandbox: Sandbox): Promise<Map<string, string | Uint8Array>> {
  return new Map<string, string | Uint8Array>([
    ...sandbox.files.map((path) => [path, readProjectFile(sandbox, path)] as const),
    ...(await filesWith(readProjectFile(sandbox, 'package.json').toString('utf8'))),
  ]);
}

/** The project as a download, in its own folder. */
export const sandboxZip = async (sandbox: Sandbox): Promise<Uint8Array> =>
  zipOf(`sandbox-${sandbox.name}`, await filesOfSandbox(sandbox));
