import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Reader } from '@contentauth/c2pa-node';
import { bytesSource, coverageOf } from 'content-credentials-hash-coverage';
import type { Report } from '../../report';
import { summaryOf } from '../../summary';

const MAX_BYTES = 20_000_000;
const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const settings = { verify: { remote_manifest_fetch: false } }; // a file can't cause requests

const refuse = (status: number, error: string) => Response.json({ error }, { status });

// #region read
async function respond(buffer: Buffer, mimeType: string) {
  try {
    const reader = await Reader.fromAsset({ buffer, mimeType }, settings);
    if (reader === null) return Response.json({ credentials: null });
    const active = reader.activeLabel() ?? '';
    const store = await reader.resourceToAsset(active, { buffer: null }); // with a label, the whole store
    if (!store.buffer) return refuse(422, "The file can't be read.");
    const coverage = await coverageOf(bytesSource(buffer), store.buffer, { active });
    return Response.json({ credentials: summaryOf(reader.json() as Report, coverage) });
  } catch {
    return refuse(422, "The file can't be read.");
  }
}
// #endregion read

// #region post
/** POST: a form with `file`. */
export async function POST(request: Request) {
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return refuse(413, 'The file is too large.');
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) return refuse(400, 'Send a form with a file named "file".');
  if (file.size > MAX_BYTES) return refuse(413, 'The file is too large.');
  return respond(Buffer.from(await file.arrayBuffer()), file.type);
}
// #endregion post

// #region get
/** GET ?file=created.jpg: an image in `public`. The name must match a file there, so it can't be a path to another folder. */
export async function GET(request: Request) {
  const name = new URL(request.url).searchParams.get('file') ?? '';
  const folder = join(process.cwd(), 'public');
  const type = TYPES[name.split('.').pop() ?? ''];
  if (!type || !(await readdir(folder)).includes(name)) return refuse(404, 'There is no such image.');
  return respond(await readFile(join(folder, name)), type);
}
// #endregion get
