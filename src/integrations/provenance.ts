import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { hrefOf } from '../addresses/address.ts';
import { EXAMPLE_FILES, manifestExamples } from '../content/data/manifest-examples.ts';
import { jsonReferenceAddress } from '../content/json-types/address.ts';
import { hasJsonReference } from '../content/json-types/load.ts';
import type { ProvenanceSettings } from '../tools/report/site-settings.ts';
import { type SiteData, virtualModule } from './configuration.ts';
import { ROOT_FILE } from './picture-credentials/index.ts';
import type { PictureSigner } from './picture-credentials/signer.ts';

/** What `npm run trust:update` writes to `trust/lists.json` in the first static folder. */
export const trustRecord = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    kind: z.enum(['anchors', 'allowed']),
    url: z.string(),
    date: z.iso.date(),
    sha256: z.string(),
    certificates: z.int(),
  }),
);

const parsed = <Result>(file: string, read: (json: unknown) => Result): Result | undefined =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

/** Lists in `trust/`; a list whose file isn't the one that was checked is left out. */
function broughtIn(folder: string, toHref: (path: string) => string) {
  const record = parsed(join(folder, 'lists.json'), (json) => trustRecord.parse(json)) ?? [];
  const isWhole = ({ id, sha256 }: { id: string; sha256: string }) => {
    const file = join(folder, `${id}.pem`);
    return existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === sha256;
  };
  return {
    lists: record
      .filter(isWhole)
      .map(({ url: _, ...list }) => ({ ...list, href: toHref(`trust/${list.id}.pem`) })),
    damaged: record.filter((list) => !isWhole(list)).map(({ id }) => id),
  };
}

/** Provides what the tools need to know about the site, as `virtual:provenance`. */
export function provenance(data: SiteData, sourceDir: string, signer: PictureSigner): AstroIntegration {
  return {
    name: 'provenance',
    hooks: {
      'astro:config:setup'({ updateConfig, logger }) {
        const { settings, damaged } = provenanceSettings(data, sourceDir, signer);
        for (const id of damaged)
          logger.warn(`trust/${id}.pem isn't the file that was checked; run \`npm run trust:update\` again`);
        updateConfig({ vite: { plugins: [virtualModule('virtual:provenance', { settings })] } });
      },
    },
  };
}

/** @returns the settings, and the ids of the trust lists that were left out */
export function provenanceSettings(
  { site, generated }: Pick<SiteData, 'site' | 'generated'>,
  sourceDir: string,
  { aboutRoot }: Pick<PictureSigner, 'aboutRoot'> = {},
): { settings: ProvenanceSettings; damaged: string[] } {
  const [version] = site.versions;
  const made = new Set(generated.map(({ id }) => id));
  const isPage = (id: string) =>
    made.has(id) ||
    [`${id}.mdx`, `${id}/index.mdx`].some((file) =>
      existsSync(join(sourceDir, version?.dir ?? 'docs', file)),
    );
  const pageHref = (id: string) => (isPage(id) ? hrefOf(`${version?.path ?? ''}/${id}`, site) : undefined);

  const folder = join(sourceDir, site.staticDirectories[0] ?? 'public', 'trust');
  const { lists, damaged } = broughtIn(folder, (path) => site.base + path);
  const hasExamples = existsSync(join(sourceDir, 'data/manifest-examples.json'));
  const examples = hasExamples ? manifestExamples(sourceDir) : undefined;
  const corsPage = pageHref('verify');
  const settings: ProvenanceSettings = {
    codes: codeMeanings(sourceDir, (code) => pageHref(`codes/${code}`)),
    objects: jsonObjects(sourceDir, isPage, version?.path ?? '/docs', (address) => hrefOf(address, site)),
    lists,
    missing: site.trustLists
      .filter(({ id }) => !lists.some((list) => list.id === id))
      .map(({ title }) => title),
    exampleRoot: examples && {
      title: 'Root of this site’s example files',
      href: `${site.base}${EXAMPLE_FILES}/${examples.root}`,
    },
    ...(aboutRoot !== undefined && {
      pictureRoot: {
        title: 'Root of this site’s own pictures',
        about: aboutRoot,
        href: site.base + ROOT_FILE,
      },
    }),
    // A sidecar's picture alone contains no manifest.
    examples: (examples?.examples.filter(({ copyOf }) => copyOf === undefined) ?? []).map(
      ({ title, file }) => ({
        title,
        href: `${site.base}${EXAMPLE_FILES}/${file}`,
      }),
    ),
    trustPage: pageHref('verify-known-cert-list'),
    codesPage: pageHref('codes'),
    lab: {
      ...(existsSync(join(sourceDir, 'samples/shared')) && {
        sharedSamples: `${site.base}samples/shared/`,
      }),
      certificatesPage: pageHref('signing/test-certs'),
      identityPage: pageHref('manifest/writing/cawg-id'),
      ...(hasJsonReference(sourceDir) && {
        definitionSchema: `${site.base}schemas/manifest-definition.schema.json`,
      }),
    },
    corsPage: corsPage && `${corsPage}#what-your-server-must-allow`,
  };
  return { settings, damaged };
}

/** The parts of data/json-reference.json that say which page explains which property. */
const reference = z.object({
  objects: z.record(z.string(), z.object({ properties: z.record(z.string(), z.unknown()) })),
});

function jsonObjects(
  sourceDir: string,
  isPage: (id: string) => boolean,
  docs: string,
  toHref: (address: string) => string,
): ProvenanceSettings['objects'] {
  const { objects } = parsed(join(sourceDir, 'data/json-reference.json'), (json) =>
    reference.parse(json),
  ) ?? {
    objects: {},
  };
  const known = Object.entries(objects).flatMap(([name, { properties }]) => {
    const page = jsonReferenceAddress(name, undefined, docs)?.split('#')[0];
    if (!page || !isPage(page.slice(docs.length + 1))) return [];
    return [[name, { href: toHref(page), properties: Object.keys(properties) }] as const];
  });
  return Object.fromEntries(known);
}

/** As much of data/status-codes.json as a tool shows. */
const codeList = z.object({
  codes: z.array(
    z.looseObject({
      code: z.string(),
      meaning: z.string(),
      not: z.string().optional(),
      do: z.array(z.string()).default([]),
    }),
  ),
});

function codeMeanings(
  sourceDir: string,
  hrefOfCode: (code: string) => string | undefined,
): ProvenanceSettings['codes'] {
  const list = parsed(join(sourceDir, 'data/status-codes.json'), (json) => codeList.parse(json));
  const codes = list?.codes.map(
    ({ code, meaning, not, do: advice }) =>
      [code, { text: meaning, not, advice, href: hrefOfCode(code) }] as const,
  );
  return Object.fromEntries(codes ?? []);
}
