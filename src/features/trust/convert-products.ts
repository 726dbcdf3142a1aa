import { join } from 'node:path';
import { z } from 'zod';
import { TrustListError } from './download.ts';
import {
  type ConformingProducts,
  type ConformingProductsFile,
  conformingProductsFile,
  PRODUCTS_FILE,
  type ProductRecord,
} from './schema.ts';
import type { Source } from './update.ts';

const types = z.record(z.string(), z.array(z.string())).default({});
/** An empty text says nothing. */
const filled = z
  .string()
  .optional()
  .transform((text) => text || undefined);

/** The fields of the published list that we keep. */
const published = z.array(
  z.object({
    recordId: z.string(),
    applicant: z.string(),
    status: z.string(),
    product: z.object({
      productType: z.enum(['generatorProduct', 'validatorProduct']),
      DN: z.object({ C: filled, O: filled, OU: filled, CN: filled }),
      minVersion: filled,
      assurance: z
        .object({ maxAssuranceLevel: z.number(), attestationMethods: z.array(z.string()).default([]) })
        .optional(),
      disallowedSignals: types,
    }),
    specVersion: z.array(z.string()),
    conformanceProgramVersion: z.string(),
    containers: z.object({ generate: types, validate: types }),
    dates: z.object({ conformance: z.string(), lastModification: z.string() }),
  }),
);

/** The publisher has a kind in the singular and in the plural. */
const kindOf = (kind: string): string => (kind === 'document' ? 'documents' : kind);

function mediaTypes(published: Readonly<Record<string, readonly string[]>>): ProductRecord['generates'] {
  const found: ProductRecord['generates'] = {};
  for (const [kind, list] of Object.entries(published))
    if (list.length > 0) found[kindOf(kind)] = [...(found[kindOf(kind)] ?? []), ...list];
  return found;
}

function recordOf(one: z.output<typeof published>[number]): ProductRecord {
  const { product, containers, dates } = one;
  return {
    id: one.recordId,
    applicant: one.applicant.trim(),
    kind: product.productType === 'generatorProduct' ? 'generator' : 'validator',
    status: one.status,
    name: product.DN,
    minVersion: product.minVersion,
    level: product.assurance?.maxAssuranceLevel || undefined,
    attestation: product.assurance?.attestationMethods ?? [],
    disallowed: Object.values(product.disallowedSignals).flat(),
    specification: one.specVersion,
    program: one.conformanceProgramVersion,
    generates: mediaTypes(containers.generate),
    validates: mediaTypes(containers.validate),
    conformant: dates.conformance,
    changed: dates.lastModification,
  };
}

/** The list of conforming products, and its file in our format. */
export function productsSource(
  { url, license }: ConformingProducts,
  sourceDir: string,
): Source<ConformingProductsFile> {
  const list = { id: 'conforming products', url };
  return {
    ...{ ...list, license },
    file: join(sourceDir, PRODUCTS_FILE),
    schema: conformingProductsFile,
    convert({ bytes }) {
      let json: unknown;
      try {
        json = JSON.parse(bytes.toString('utf8'));
      } catch {
        throw new TrustListError(list, 'the file is cut off or isn’t JSON');
      }
      const given = published.safeParse(json);
      if (!given.success) throw new TrustListError(list, z.prettifyError(given.error));
      // Sorted, so that an update shows only what changed.
      return { records: given.data.map(recordOf).sort((one, other) => (one.id < other.id ? -1 : 1)) };
    },
    entriesOf: ({ records }) =>
      records.map(({ id, name, applicant, status }) => [
        id,
        `${name.CN ?? applicant} (${applicant}), ${status}, ${id}`,
      ]),
  };
}
