import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type TrustListFile, trustListFile } from '../../../src/config/trust-lists.ts';
import { bundledLibrary } from './bundle.ts';
import { COVERAGE_TYPES, libraryDeclarations, TRUST_TYPES } from './declarations.ts';

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

const TRUST_HEADER = `/**
 * Decides which trust list vouches for a file's signer, without the SDK.
 *
 * Signers count only below an anchor of a list for signers, and time stamps only below one of a list for time stamps.
 * Core 0.90 (c2pa-node 0.8.0, c2pa-web 0.13.1) has one setting for both, so it would let a time-stamping authority vouch
 * for a signer. It also doesn't check whether the issuers in a chain are CAs.
 *
 *     const pools = trustLists.map(poolOf);
 *     // Give pemOf(pools) to the SDK as its trust anchors, then:
 *     const { report, vouchers } = await judgeTrust(sdkReport, store, pools);
 *
 * \`report\` is the SDK's report without the trust that it shouldn't have given. \`vouchers\` names the lists.
 *
 * The file is made from \`src/c2pa/trust\` of this documentation site with \`npm run hash-coverage\`; change it there.
 */
`;

const WEB = 'It computes hashes with @noble/hashes (MIT license).';
const NODE = 'It computes hashes with node:crypto.';

const SANDBOXES = ['vite', 'rollup', 'webpack', 'viewing-manifest'].map(
  (name) => `examples/sandbox-${name}/src`,
);

export const WEB_SCRIPTS = [
  ...SANDBOXES.map((folder) => `${folder}/hash-coverage.js`),
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

/** The lists that the site uses by default. Others are labeled wherever they appear, so examples don't ship them. */
const LISTS = ['c2pa', 'c2pa-tsa'];

/** The lists as a module: what judging needs, with their credit and source. */
async function listsModule(): Promise<string> {
  const lists: TrustListFile[] = await Promise.all(
    LISTS.map(async (id) =>
      trustListFile.parse(JSON.parse(await readFile(resolve(`data/trust-lists/${id}.json`), 'utf8'))),
    ),
  );
  const credits = lists.map(
    ({ license, source, issued, read }) =>
      ` * ${license?.credit}\n * License: ${license?.name}, ${license?.url}\n * Issued on ${issued}, read on ${read} from ${source.url}, commit ${source.commit}\n`,
  );
  const data = lists.map(({ title, issued, counts, certificates }) => ({
    title,
    issued,
    counts,
    certificates: certificates.map(({ subject, der }) => ({ subject, der })),
  }));
  return `/**\n${credits.join(' *\n')} *\n * A list changes several times a year: a copy that isn't updated trusts certificates that were withdrawn.\n */\nexport const trustLists = ${JSON.stringify(data)};\n`;
}

/** Every file generated from the libraries and lists: path → content. */
export async function hashCoverageFiles(): Promise<Map<string, string>> {
  const [web, node, declarations, trust, trustTypes, lists] = await Promise.all([
    bundledLibrary('coverage', false).then((code) => formatted(header(WEB) + code, 'hash-coverage.js')),
    bundledLibrary('coverage', true).then((code) => formatted(header(NODE) + code, 'hash-coverage.mjs')),
    libraryDeclarations('coverage', COVERAGE_TYPES).then((code) =>
      formatted(`// The types of hash-coverage.js, made with it.\n\n${code}\n`, 'hash-coverage.d.ts'),
    ),
    bundledLibrary('trust', false).then((code) => formatted(TRUST_HEADER + code, 'trust.js')),
    libraryDeclarations('trust', TRUST_TYPES).then((code) =>
      formatted(
        `// The types of trust.js, made with it.\n\n/** A certificate as the library reads it. */\nexport type Certificate = object;\n\n${code}\n`,
        'trust.d.ts',
      ),
    ),
    listsModule().then((code) => formatted(code, 'trust-lists.js')),
  ]);
  return new Map([
    ...WEB_SCRIPTS.map((path) => [path, web] as const),
    ...DECLARATIONS.map((path) => [path, declarations] as const),
    ...NODE_SCRIPTS.map((path) => [path, node] as const),
    ...SANDBOXES.flatMap((folder) => [
      [`${folder}/trust.js`, trust] as const,
      [`${folder}/trust-lists.js`, lists] as const,
    ]),
    ['examples/sandbox-viewing-manifest/src/trust.d.ts', trustTypes],
    [
      'examples/sandbox-viewing-manifest/src/trust-lists.d.ts',
      "import type { ConvertedList } from './trust.js';\n\nexport const trustLists: readonly ConvertedList[];\n",
    ],
  ]);
}
