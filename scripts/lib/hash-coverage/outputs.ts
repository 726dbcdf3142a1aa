import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { bundledLibrary } from './bundle.ts';
import { libraryDeclarations } from './declarations.ts';

const header = (hashes: string) => `/**
 * Checks what the hash in a C2PA manifest store covers of its file, without the SDK.
 *
 * A manifest store is bound to its file by a hash, and the hash leaves out the bytes of the store itself. If it leaves
 * out more, those bytes can be changed and the signature still fits. Core 0.90 (c2pa-node 0.8.0, c2pa-web 0.13.1) doesn't
 * check that; core 0.91 checks a part of it.
 *
 *     const coverage = await coverageOf(blobSource(file), store, { active: label });
 *
 * \`store\` is the manifest store as bytes, \`label\` the label of the active manifest, both from the SDK's reader.
 * \`coverage.state\` is 'covered', 'broken' (the file is Invalid), or 'unknown' (can't tell: don't call the file Valid).
 *
 * It reads JPEG, PNG, GIF, TIFF, DNG, RIFF (WebP, WAV, AVI), and ISO base media files (MP4, MOV, M4A, HEIF, AVIF). In
 * other formats it looks for the bytes of the store. It doesn't check signatures, certificates, or ingredients: that's
 * the SDK's part.
 *
 * ${hashes} The file is made from \`src/c2pa/coverage\` of this documentation site with
 * \`npm run hash-coverage\`; change it there.
 */
`;

const WEB = 'It computes hashes with @noble/hashes (MIT license).';
const NODE = 'It computes hashes with node:crypto.';

export const WEB_SCRIPTS = [
  ...['vite', 'rollup', 'webpack', 'viewing-manifest'].map(
    (name) => `examples/sandbox-${name}/src/hash-coverage.js`,
  ),
  'examples/next-app/app/hash-coverage.js',
];
export const DECLARATIONS = [
  'examples/sandbox-viewing-manifest/src/hash-coverage.d.ts',
  'examples/next-app/app/hash-coverage.d.ts',
];
export const NODE_SCRIPTS = [
  'samples/check-coverage/node/hash-coverage.mjs',
  'examples/node-service/hash-coverage.mjs',
  'examples/tool-service/hash-coverage.mjs',
];

/** Formats code like the rest of the project. @throws Error with Biome's message */
function formatted(code: string, name: string): Promise<string> {
  return new Promise((done, failed) => {
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const child = execFile(
      process.execPath,
      [biome, 'check', '--write', `--stdin-file-path=${name}`],
      { maxBuffer: 1e8 },
      (error, stdout, stderr) => (error ? failed(new Error(stderr || error.message)) : done(stdout)),
    );
    child.stdin?.end(code);
  });
}

/** Every file generated from the library: path → content. */
export async function hashCoverageFiles(): Promise<Map<string, string>> {
  const [web, node, declarations] = await Promise.all([
    bundledLibrary(false).then((code) => formatted(header(WEB) + code, 'hash-coverage.js')),
    bundledLibrary(true).then((code) => formatted(header(NODE) + code, 'hash-coverage.mjs')),
    libraryDeclarations().then((code) =>
      formatted(`// The types of hash-coverage.js, made with it.\n\n${code}\n`, 'hash-coverage.d.ts'),
    ),
  ]);
  return new Map([
    ...WEB_SCRIPTS.map((path) => [path, web] as const),
    ...DECLARATIONS.map((path) => [path, declarations] as const),
    ...NODE_SCRIPTS.map((path) => [path, node] as const),
  ]);
}
