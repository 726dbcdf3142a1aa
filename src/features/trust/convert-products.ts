import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Fetched, TrustListError } from './download.ts';
import {
  type ConformingProducts,
  type ConformingProductsFile,
  conformingProductsFile,
  type ProductRecord,
} from './schema.ts';

const types = z.record(z.string(), z.array(z.string()));

/** The fields of the published list that we keep. */
const published = z.array(
  z.looseObject({
    recordId: z.string(),
    applicant: z.string(),
    status: z.string(),
    product: z.looseObject({
      productType: z.enum(['generatorProduct', 'validatorProduct']),
      DN: z.looseObject({
        C: z.string().optional(),
        O: z.string().optional(),
        OU: z.string().optional(),
        CN: z.string().optional(),
      }),
      minVersion: z.string().optional(),
      assurance: z
        .looseObject({ maxAssuranceLevel: z.number(), attestationMethods: z.array(z.string()).optional() })
        .optional(),
      disallowedSignals: z.record(z.string(), z.array(z.string())).optional(),
    }),
    specVersion: z.array(z.string()),
    conformanceProgramVersion: z.string(),
    containers: z.looseObject({ generate: types.default({}), validate: types.default({}) }),
    dates: z.looseObject({ conformance: z.string(), lastModification: z.string() }),
  }),
);

/** Only what's there: an empty text or list says nothing. */
const present = <Value>(key: string, value: Value | undefined) => (value ? { [key]: value } : {});

/** The publisher has a kind in the singular and in the plural. */
const kindOf = (kind: string): string => (kind === 'document' ? 'documents' : kind);

function mediaTypes(published: Readonly<Record<string, readonly string[]>>): ProductRecord['generates'] {
  const found: ProductRecord['generates'] = {};
  for (const [kind, list] of Object.entries(published))
    if (list.length > 0) found[kindOf(kind)] = [...(found[kindOf(kind)] ?? []), ...list];
  return found;
}

function recordOf(one: z.output<typeof published>[number]): unknown {
  const { product, containers, dates } = one;
  const { C, O, OU, CN } = product.DN;
  return {
    id: one.recordId,
    applicant: one.applicant.trim(),
    kind: product.productType === 'generatorProduct' ? 'generator' : 'validator',
    status: one.status,
    name: { ...present('C', C), ...present('O', O), ...present('OU', OU), ...present('CN', CN) },
    ...present('minVersion', product.minVersion),
    ...present('level', product.assurance?.maxAssuranceLevel),
    attestation: product.assurance?.attestationMethods ?? [],
    disallowed: Object.values(product.disallowedSignals ?? {}).flat(),
    specification: one.specVersion,
    program: one.conformanceProgramVersion,
    generates: mediaTypes(containers.generate),
    validates: mediaTypes(containers.validate),
    conformant: dates.conformance,
    changed: dates.lastModification,
  };
}

/**
 * Converts the published list of conforming products to our format.
 * @throws TrustListError
 */
export function convertedProducts(
  { url, license }: ConformingProducts,
  { bytes, read, changed }: Fetched,
): ConformingProductsFile {
  const list = { id: 'conforming products', url };
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new TrustListError(list, 'the file is cut off or isn’t JSON', cause);
  }
  const given = published.safeParse(json);
  if (!given.success) throw new TrustListError(list, z.prettifyError(given.error));
  const records = given.data.map(recordOf);
  const file = conformingProductsFile.safeParse({
    ...(license && { license }),
    source: {
      url,
      ...(changed && { commit: changed.commit }),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    issued: changed?.day ?? read,
    read,
    records,
  });
  if (!file.success) throw new TrustListError(list, z.prettifyError(file.error));
  // Sorted, so that an update shows only what changed.
  return { ...file.data, records: file.data.records.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}
