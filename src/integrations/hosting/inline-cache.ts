import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type InlineCode, inlineCode } from './inline.ts';

/** Increase it when `inlineCode` finds something new. */
const version = 1;

/**
 * The inline code of every page, by file. Parsing takes 2 ms per page, so results are cached by content hash.
 *
 * @param pages paths relative to `dir`
 * @param cache file that is read and written
 */
export async function inlineCodeOf(
  dir: string,
  pages: readonly string[],
  cache: string,
): Promise<Map<string, InlineCode>> {
  const known = await readKnown(cache);
  const used: Record<string, InlineCode> = {};
  const found = new Map<string, InlineCode>();
  for (const page of pages) {
    const html = readFileSync(join(dir, page), 'utf8');
    const key = hash('sha256', html, 'base64url');
    const code = known[key] ?? inlineCode(html);
    used[key] = code;
    found.set(page, code);
  }
  await mkdir(dirname(cache), { recursive: true });
  await writeFile(`${cache}.${process.pid}`, JSON.stringify({ version, pages: used }));
  await rename(`${cache}.${process.pid}`, cache);
  return found;
}

/** A cache that can't be read is treated as empty. */
async function readKnown(cache: string): Promise<Record<string, InlineCode>> {
  try {
    const stored: { version: number; pages: Record<string, InlineCode> } = JSON.parse(
      await readFile(cache, 'utf8'),
    );
    return stored.version === version ? stored.pages : {};
  } catch {
    return {};
  }
}
