import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProvenanceSettings } from '@content-credentials/tools/settings';
import { hrefOf } from '../config/address.ts';
import { toolAddress } from '../config/tool-pages.ts';
import { EXAMPLE_FILES, manifestExamples } from '../content/data/manifest-examples.ts';
import { jsonReferenceAddress } from '../content/json-types/address.ts';
import { hasJsonReference, loadJsonReference } from '../content/json-types/reference.ts';
import { ROOT_FILE } from '../features/pictures/has-credentials.ts';
import { causes, causesOf } from '../features/status-codes/causes.ts';
import { hasStatusCodes, statusCodes } from '../features/status-codes/schema.ts';
import { conformingProductsFor, convertedLists, oldListsNote } from '../features/trust/data.ts';
import { PRODUCTS_FILE, trustListFileOf } from '../features/trust/schema.ts';
import type { SiteData } from './configuration.ts';

/** What the tools need to know about the site. @returns the settings, the ids of the trust lists that were left out, and a line about old ones */
export function provenanceSettings(
  { site, generated }: Pick<SiteData, 'site' | 'generated'>,
  sourceDir: string,
): { settings: ProvenanceSettings; damaged: string[]; note: string | undefined } {
  const [version] = site.versions;
  const generatedIds = new Set(generated.map(({ id }) => id));
  const isPage = (id: string) =>
    generatedIds.has(id) ||
    [`${id}.mdx`, `${id}/index.mdx`].some((file) =>
      existsSync(join(sourceDir, version?.dir ?? 'docs', file)),
    );
  const pageHref = (id: string) => (isPage(id) ? hrefOf(`${version?.path ?? ''}/${id}`, site) : undefined);

  const { lists, damaged } = convertedLists(site, sourceDir);
  const hasExamples = existsSync(join(sourceDir, 'data/manifest-examples.json'));
  const examples = hasExamples ? manifestExamples(sourceDir) : undefined;
  const corsPage = pageHref('delivery/inspector-access');
  const products = conformingProductsFor(site, sourceDir) && site.conformingProducts;
  const settings: ProvenanceSettings = {
    codes: codeMeanings(sourceDir, (code) => pageHref(`codes/${code}`)),
    objects: jsonObjects(sourceDir, isPage, version?.path ?? '/docs', (address) => hrefOf(address, site)),
    lists: lists.map(({ configured, file: { certificates, ...about } }) => ({
      ...about,
      isDefault: configured.isDefault,
      kind: configured.kind,
      href: site.base + trustListFileOf(about.id),
      certificates: certificates.length,
    })),
    ...(products && {
      products: {
        href: site.base + PRODUCTS_FILE,
        trustList: products.trustList,
        ...(site.tools.includes('trust') && { page: hrefOf(toolAddress('trust'), site) }),
      },
    }),
    missing: site.trustLists
      .filter(({ id }) => !lists.some(({ file }) => file.id === id))
      .map(({ title }) => title),
    exampleRoot: examples && {
      title: 'Root of this site’s example files',
      href: `${site.base}${EXAMPLE_FILES}/${examples.root}`,
    },
    ...(site.staticDirectories.some((folder) => existsSync(join(sourceDir, folder, ROOT_FILE))) && {
      pictureRoot: {
        title: 'Root of this site’s own images',
        about: 'Provided by the publisher of this site, for the site’s own images.',
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
    trustedPage: pageHref('signing/trusted'),
    codesPage: pageHref('codes'),
    ...(site.tools.includes('inspect') && { inspectPage: hrefOf(toolAddress('inspect'), site) }),
    lab: {
      ...(existsSync(join(sourceDir, 'samples/shared')) && {
        sharedSamples: `${site.base}samples/shared/`,
      }),
      certificatesPage: pageHref('signing/test-certs'),
      identityPage: pageHref('manifest/writing/cawg-id'),
      signPage: pageHref('signing/local-signing'),
      certificatePage: pageHref('signing/get-cert'),
      ...(hasJsonReference(sourceDir) && {
        definitionSchema: `${site.base}schemas/manifest-definition.schema.json`,
      }),
    },
    corsPage: corsPage && `${corsPage}#headers`,
  };
  const note = oldListsNote(
    lists.map(({ file }) => file),
    new Date(),
  );
  return { settings, damaged, note };
}

function jsonObjects(
  sourceDir: string,
  isPage: (id: string) => boolean,
  docs: string,
  toHref: (address: string) => string,
): ProvenanceSettings['objects'] {
  const objects = hasJsonReference(sourceDir) ? loadJsonReference(sourceDir).objects : {};
  const known = Object.entries(objects).flatMap(([name, { properties }]) => {
    const page = jsonReferenceAddress(name, undefined, docs)?.split('#')[0];
    if (!page || !isPage(page.slice(docs.length + 1))) return [];
    return [[name, { href: toHref(page), properties: Object.keys(properties) }] as const];
  });
  return Object.fromEntries(known);
}

function codeMeanings(
  sourceDir: string,
  hrefOfCode: (code: string) => string | undefined,
): ProvenanceSettings['codes'] {
  const { codes } = hasStatusCodes(sourceDir) ? statusCodes(sourceDir) : { codes: [] };
  const known = causes(sourceDir);
  const meanings = codes.map(
    ({ code, short, meaning, not, do: general }) =>
      [
        code,
        {
          short,
          text: meaning,
          not,
          advice: [...causesOf(known, code).map(({ cause, fix }) => `${cause} ${fix}`), ...general],
          href: hrefOfCode(code),
        },
      ] as const,
  );
  return Object.fromEntries(meanings);
}
