import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { tarOf } from '../../content/packages/tar.ts';
import { bundledServer, filesIn } from './bundle.ts';

const DAY = 24 * 3600 * 1000;

/** How long unused packages are kept: a day. Each build after an edit creates a new one of 4 MB. */
async function forgetOlder(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const found = await stat(join(cache, name)).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - DAY)
      await rm(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * The server as npm packs it, with this build's files. The same files give the same bytes, which are cached between
 * builds.
 * @param root the project
 * @param site files of the built site, by path
 */
export async function packedServer(
  root: string,
  site: ReadonlyMap<string, string>,
  cache = resolve('node_modules/.cache/assistants'),
): Promise<Uint8Array> {
  const { folder, key } = await bundledServer(root, cache);
  await utimes(folder, new Date(), new Date());
  const data = JSON.stringify(Object.fromEntries([...site].sort(([a], [b]) => (a < b ? -1 : 1))));
  const name = createHash('sha256').update(key).update(data).digest('hex').slice(0, 24);
  const cachedFile = join(cache, `${name}.tgz`);
  if (existsSync(cachedFile)) {
    await utimes(cachedFile, new Date(), new Date());
    return await readFile(cachedFile);
  }
  const files = new Map<string, Uint8Array | string>();
  for (const [path, content] of await filesIn(folder)) files.set(`package/${path}`, content);
  files.set('package/lib/site.json', data);
  const packed = await promisify(gzip)(tarOf(files, ['package/lib/cli.js']), { level: 6 });
  await mkdir(cache, { recursive: true });
  const draft = `${cachedFile}.${process.pid}`;
  await writeFile(draft, packed);
  await rename(draft, cachedFile);
  await forgetOlder(cache);
  return packed;
}
