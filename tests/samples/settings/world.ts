import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listening } from '../../support/listening.ts';
import { execute } from '../runner/programs.ts';
import { type Builder, type Sdk, signerIn } from './sdk.ts';

const samples = resolve('samples');
const DIGITAL = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';

/** Requests since they were last asked for, at this path of the server. */
export const REQUESTS = '/requests';

/** What a process that tries settings needs to know. */
export interface World {
  folder: string;
  /** URL of the server, without a slash at the end. */
  host: string;
}

/** Runs a program that must succeed. */
async function run(program: string, args: readonly string[], cwd: string, env?: NodeJS.ProcessEnv) {
  const { code, stdout, stderr } = await execute(program, args, { cwd, ...(env && { env }) });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}\n${stdout}${stderr}`);
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** A host with a manifest store, a redirect to it, a CA that answers "revoked", and a time-stamping authority. */
function serverFor(folder: string): Server {
  let requests: string[] = [];
  return createServer(async (request, response) => {
    const { url = '', method = '' } = request;
    if (url === REQUESTS) {
      response.end(JSON.stringify(requests));
      requests = [];
      return;
    }
    const body = await bytesOf(request);
    const type = request.headers['content-type'] ?? '';
    const what = type.includes('timestamp') ? 'TSA' : method === 'POST' || url.length > 20 ? 'OCSP' : url;
    requests.push(what);
    if (what === 'TSA') {
      await writeFile(join(folder, 'time-stamp-certs', 'request.tsq'), body);
      const files = ['-queryfile', 'request.tsq', '-out', 'response.tsr'];
      const cwd = join(folder, 'time-stamp-certs');
      await run(
        'openssl',
        ['ts', '-reply', '-config', 'openssl.cnf', '-section', 'responses', ...files],
        cwd,
      );
      response.setHeader('content-type', 'application/timestamp-reply');
      response.end(await readFile(join(cwd, 'response.tsr')));
    } else if (what === 'OCSP') {
      const cwd = join(folder, 'responder');
      await writeFile(
        join(cwd, 'ask.der'),
        method === 'POST' ? body : Buffer.from(decodeURIComponent(url.slice(1)), 'base64'),
      );
      const signer = ['-rsigner', 'ocsp.pem', '-rkey', 'ocsp.key', '-CA', 'issuer.pem', '-ndays', '1'];
      const index = ['-index', 'revoked.txt', '-reqin', 'ask.der', '-respout', 'answer.der'];
      await run('openssl', ['ocsp', ...index, ...signer], cwd);
      response.setHeader('content-type', 'application/ocsp-response');
      response.end(await readFile(join(cwd, 'answer.der')));
    } else if (url === '/redirect') {
      response.writeHead(302, { location: `http://${request.headers.host}/redirected.c2pa` }).end();
    } else {
      response.setHeader('content-type', 'application/c2pa');
      response.end(await readFile(join(folder, url.slice(1))).catch(() => ''));
    }
  });
}

/** Signs photo.jpg. @returns the manifest store */
async function sign(
  sdk: Sdk,
  folder: string,
  name: string,
  {
    certs = 'test-certs',
    tsa,
    definition = {},
    settings,
    prepare = (builder) => builder.setIntent({ create: DIGITAL }),
  }: {
    certs?: string;
    tsa?: string;
    definition?: unknown;
    settings?: unknown;
    prepare?: (builder: Builder) => void | Promise<void>;
  } = {},
): Promise<Buffer> {
  const signer = await signerIn(sdk, join(folder, certs), tsa);
  const builder = sdk.Builder.withJson(
    definition,
    settings === undefined ? undefined : JSON.stringify(settings),
  );
  await prepare(builder);
  const output: { buffer: Buffer | null } = { buffer: null };
  const buffer = await readFile(join(folder, 'photo.jpg'));
  const store = await builder.signAsync(signer, { buffer, mimeType: 'image/jpeg' }, output);
  await writeFile(join(folder, name), output.buffer ?? '');
  return store;
}

/** Makes the files that the trials read and sign, and starts the server. @param sdk what signs them */
export async function makeWorld(sdk: Sdk, folder: string): Promise<World & { close(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const { port, origin: host, close } = await listening(serverFor(folder));
  try {
    const script = (...parts: string[]) => join(samples, ...parts);
    await run(process.execPath, [script('shared', 'make-image.mjs'), 'photo.jpg'], folder);
    const make = script('test-certificates', 'openssl', 'make-test-certs.sh');
    for (const name of ['test-certs', 'other-certs']) await run('sh', [make, name], folder);
    await run('sh', [script('shared', 'make-identity-certs.sh'), 'identity-certs'], folder);
    const purpose = (await readFile(make, 'utf8')).replace(
      'emailProtection, 1.3.6.1.4.1.62558.2.1',
      '1.2.3.4',
    );
    await writeFile(join(folder, 'purpose.sh'), purpose);
    await run('sh', ['purpose.sh', 'purpose-certs'], folder);
    await cp(join(folder, 'test-certs'), join(folder, 'wrong-key'), { recursive: true });
    await cp(join(folder, 'other-certs', 'signer.key'), join(folder, 'wrong-key', 'signer.key'));
    const names = ['XX', 'Example Test Org', 'Example Camera', '01234567-89ab-7cde-8f01-23456789abcd'];
    const request = (name: string) => script('certificate-request', 'openssl', name);
    await run('sh', [request('make-request.sh'), ...names], folder);
    await run('sh', [request('practice-authority.sh')], folder, { OCSP_PORT: String(port) });
    await run('sh', [script('revocation', 'openssl', 'make-responder.sh')], folder);
    const end = new Date(Date.now() + 8000);
    const digits = end.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
    await run('sh', [script('time-stamps', 'openssl', 'make-short-lived.sh'), digits], folder);

    await sign(sdk, folder, 'stamped.jpg', { certs: 'time-stamp-certs', tsa: `${host}/tsa` });
    await sign(sdk, folder, 'signed.jpg');
    await sign(sdk, folder, 'revoked.jpg', { certs: 'request' });
    const changed = await readFile(join(folder, 'signed.jpg'));
    changed.writeUInt8(changed.readUInt8(changed.length - 100) ^ 1, changed.length - 100);
    await writeFile(join(folder, 'changed.jpg'), changed);
    await sign(sdk, folder, 'compressed.jpg', { settings: { core: { prefer_compress_manifests: true } } });
    await sign(sdk, folder, 'version-1.jpg', { definition: { claim_version: 1 }, prepare: () => {} });
    await sign(sdk, folder, 'purpose.jpg', {
      certs: 'purpose-certs',
      settings: { trust: { trust_config: '1.2.3.4' } },
    });
    await sign(sdk, folder, 'noted.jpg', {
      definition: { assertions: [{ label: 'org.example.note', data: { text: 'Private' } }] },
    });
    const noted = { buffer: await readFile(join(folder, 'noted.jpg')), mimeType: 'image/jpeg' };
    const label = (await sdk.Reader.fromAsset(noted))?.json().active_manifest;
    await sign(sdk, folder, 'redacted.jpg', {
      definition: { redactions: [`self#jumbf=/c2pa/${label}/c2pa.assertions/org.example.note`] },
      prepare: async (builder) => {
        builder.setIntent('edit');
        await builder.addIngredient(JSON.stringify({ relationship: 'parentOf' }), noted);
      },
    });
    for (const [name, path] of [
      ['remote', '/remote.c2pa'],
      ['redirected', '/redirect'],
    ] as const) {
      const store = await sign(sdk, folder, `${name}.jpg`, {
        settings: { verify: { remote_manifest_fetch: false } },
        prepare: (builder) => {
          builder.setIntent({ create: DIGITAL });
          builder.setRemoteUrl(host + path);
          builder.setNoEmbed();
        },
      });
      await writeFile(join(folder, `${name}.c2pa`), store);
    }
    const program = script('cawg-identity', 'node', 'write-identity.mjs');
    await run(process.execPath, [program, 'photo.jpg', 'identified.jpg'], folder);
    await wait(Math.max(0, end.getTime() + 2000 - Date.now()));
    return { folder, host, close };
  } catch (error) {
    await close();
    throw error;
  }
}
